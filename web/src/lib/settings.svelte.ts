/** What the reader likes, kept in this browser. */

export const LANGUAGES = { en: 'English', ru: 'Русский', fr: 'Français', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;
/** How a guest is called at first; needed before the words have come. */
export const GUESTS: Record<Language, string> = { en: 'Guest', ru: 'Гость', fr: 'Invité', it: 'Ospite' };
/** How quickly the moves of others follow each other. */
export type Pace = 'instant' | 'quick' | 'calm' | 'step';
export type Theme = 'auto' | 'light' | 'dark';

export interface Settings {
  language: Language;
  theme: Theme;
  pace: Pace;
  motion: boolean;
  sound: boolean;
  silent: string; // the sounds switched off, with spaces between
  notify: boolean;
  patterns: boolean;
  confirm: boolean;
  askOnly: boolean; // whether to ask where there is only one answer
  warn: boolean; // whether to warn of what loses much, alone against bots
  setUp: boolean; // whether to set the board up oneself against bots
  legend: boolean; // whether what everything does stands beside the board
  level: number;
}

const KEY = 'petteia.settings';
export const PACES: readonly Pace[] = ['instant', 'quick', 'calm', 'step'];
/** What can be heard, each if the reader likes. */
export const SOUNDS = ['turn', 'step', 'token', 'conquest', 'god', 'end', 'word'] as const;
export type SoundName = (typeof SOUNDS)[number];

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

function preferredLanguage(): Language {
  const wished = navigator.languages?.map((each) => each.slice(0, 2)) ?? [];
  return wished.find(isLanguage) ?? 'en';
}

function defaults(): Settings {
  return {
    language: preferredLanguage(),
    theme: 'auto',
    pace: 'calm',
    motion: true,
    sound: true,
    silent: '',
    notify: false,
    patterns: false,
    confirm: true,
    askOnly: false,
    warn: false,
    setUp: false,
    legend: true,
    level: 1,
  };
}

/** Read what was kept; whatever is missing or of the wrong kind keeps its usual value. */
export function readSettings(kept: string | null): Settings {
  const settings = defaults();
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    if (found === null || typeof found !== 'object') return settings;
    for (const [key, value] of Object.entries(found)) {
      if (Object.hasOwn(settings, key) && typeof value === typeof settings[key as keyof Settings]) {
        Object.assign(settings, { [key]: value });
      }
    }
  } catch {
    return settings;
  }
  if (!isLanguage(settings.language)) settings.language = 'en';
  if (!PACES.includes(settings.pace)) settings.pace = 'calm';
  return settings;
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

export const settings = $state<Settings>(readSettings(kept()));

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
}

/** Whether pieces should travel: the reader's wish here, and the system's. */
export function hasMotion(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
