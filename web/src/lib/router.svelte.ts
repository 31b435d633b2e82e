/** Where the reader is, kept after the # of the address so that any server that hands out one page is enough. */

export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [page = '', id = ''] = path.split('/');
  return { page: page || 'home', id: safeDecode(id), query: new URLSearchParams(query) };
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// The server's own links name a page by its path; so may people who type one.
// A replay in a frame of another page keeps its path: that alone may be shown there.
export const isEmbedded = location.pathname.startsWith('/embed/');
if (location.pathname.length > 1 && !location.hash && !isEmbedded && !location.pathname.endsWith('.html')) {
  history.replaceState(null, '', `/#${location.pathname}${location.search}`);
}

/** The page now, and the table visited last: the way back to it is shown on every page that has no own. */
export const route = $state<{ now: Route; table: string }>({ now: readRoute(isEmbedded ? location.pathname + location.search : location.hash), table: '' });

function arrived(): void {
  const { page, id, query } = route.now;
  route.table = page === 'table' ? id : (query.get('table') ?? route.table);
}
arrived();

addEventListener('hashchange', () => {
  if (isEmbedded) return;
  const before = route.now.page + route.now.id;
  route.now = readRoute(location.hash);
  arrived();
  if (before !== route.now.page + route.now.id) scrollTo(0, 0);
});

export function go(hash: string): void {
  location.hash = hash;
}
