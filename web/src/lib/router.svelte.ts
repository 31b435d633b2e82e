/** Where the reader is, kept after the # of the address so that any server that hands out one page is enough. */

export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
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

// The server's own links name a page by its path.
if (location.pathname.length > 1 && !location.hash && /^\/(table|replay|device)\//.test(location.pathname)) {
  history.replaceState(null, '', `/#${location.pathname}`);
}

export const route = $state<{ now: Route }>({ now: readRoute(location.hash) });

addEventListener('hashchange', () => {
  route.now = readRoute(location.hash);
  scrollTo(0, 0);
});

export function go(hash: string): void {
  location.hash = hash;
}
