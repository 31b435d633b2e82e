import './ui/theme.css';
import './ui/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { arrive } from './lib/api.svelte';
import { isEmbedded, route } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { loadWords } from './lib/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the application');

// After an upgrade of the server the parts of an older page are gone: begin again with the new one, but not for ever.
window.addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('begun-again') ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem('begun-again', String(Date.now()));
  location.reload();
});

// Whatever the first page needs is asked for at once, not one thing after the other.
if (!isEmbedded) arrive().catch(() => undefined); // whoever looks at a replay on another page stays a stranger
if (route.now.page === 'table') void import('./pages/Table.svelte');
void loadWords(settings.language).then(() => mount(App, { target }));
