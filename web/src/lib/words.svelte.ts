/** Sentences in the reader's language: the client's own, and each game's from its folder. English stands in for what is missing. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import english from '../locale/en.ftl?raw';
import englishBots from '../../../src/petteia/players/locale/en.ftl?raw';
import type { Say } from '$app/game/contract';
import type { Words } from './protocol';
import { type Language, settings } from './settings.svelte';

type Files = Record<string, () => Promise<string>>;

/** The words of a game that did not come with the page: the server has them. */
async function sentWords(slug: string, language: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(slug)}/words?language=${language}`).catch(() => null);
  const words = answer?.ok ? ((await answer.json()) as Words) : null;
  return words?.language === language ? words.text : '';
}

const OWN = {
  ...import.meta.glob<string>(['../locale/*.ftl', '!../locale/en.ftl'], { query: '?raw', import: 'default' }),
  '../locale/en.ftl': () => Promise.resolve(english), // always needed, so it comes with the page
} as Files;
const BOTS = {
  ...import.meta.glob<string>(['../../../src/petteia/players/locale/*.ftl', '!../../../src/petteia/players/locale/en.ftl'], { query: '?raw', import: 'default' }),
  '../../../src/petteia/players/locale/en.ftl': () => Promise.resolve(englishBots),
} as Files;
const SPOKEN = import.meta.glob<string>('../../../src/petteia/games/*/words/locale/*.ftl', { query: '?raw', import: 'default' }) as Files;
const DRAWN = import.meta.glob<string>('../../../src/petteia/games/*/drawing/web/locale/*.ftl', { query: '?raw', import: 'default' }) as Files;

class Sentences {
  bundles = $state.raw<FluentBundle[]>([]);

  say: Say = (name, facts) => {
    const [id = '', attribute] = name.split('.');
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, facts, []);
    }
    return name;
  };
}

const client = new Sentences();
const games = new Map<string, Sentences>();

/** One sentence of the client. */
export const t: Say = (name, facts) => client.say(name, facts);

/** What a bot of this level is called in this seat, if nobody else at the table has the name. */
export const botName = (level: number, seat: number): string => t(`bot-${level}-${(seat % 5) + 1}`);

async function bundlesOf(language: Language, files: Files[], folder: string): Promise<FluentBundle[]> {
  const tongues = language === 'en' ? ['en'] : [language, 'en'];
  return Promise.all(
    tongues.map(async (tongue) => {
      const bundle = new FluentBundle(tongue, { useIsolating: false });
      const pathIn = (set: Files): string | undefined => Object.keys(set).find((each) => each.includes(folder) && each.endsWith(`/${tongue}.ftl`));
      const texts = await Promise.all(files.flatMap((set) => set[pathIn(set) ?? '']?.() ?? []));
      for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
      return bundle;
    }),
  );
}

export async function loadWords(language: Language): Promise<void> {
  client.bundles = await bundlesOf(language, [OWN, BOTS], '/locale/');
  document.documentElement.lang = language;
  await Promise.all([...games.keys()].map((slug) => loadGameWords(slug)));
}

async function loadGameWords(slug: string): Promise<void> {
  const sentences = games.get(slug);
  if (!sentences || !slug) return;
  const folder = `/games/${slug}/`;
  const isHere = Object.keys(SPOKEN).some((path) => path.includes(folder));
  const sent = (language: string): Files => ({ [`${folder}${language}.ftl`]: () => sentWords(slug, language) });
  const files = isHere ? [SPOKEN, DRAWN] : [{ ...sent('en'), ...sent(settings.language) }];
  sentences.bundles = await bundlesOf(settings.language, files, folder);
}

/** The words of a game; they come a moment later and change with the language. */
export function wordsOf(slug: string): Say {
  let sentences = games.get(slug);
  if (!sentences) {
    sentences = new Sentences();
    games.set(slug, sentences);
    void loadGameWords(slug);
  }
  return sentences.say;
}
