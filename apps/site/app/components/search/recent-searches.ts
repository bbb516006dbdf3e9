// Recent searches on this device, newest first. They are never sent; without storage the list is empty.

export const RECENT_SEARCHES_KEY = 'recent-searches';
export const MAX_RECENT_SEARCHES = 8;
const MAX_TEXT = 200;

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? '[]');
  } catch {
    return [];
  }
}

function store(texts: readonly string[]): void {
  try {
    if (texts.length > 0) localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(texts));
    else localStorage.removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // Storage is forbidden or full: recent searches are optional.
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT;

export function readRecentSearches(): string[] {
  const texts = readStored();
  return Array.isArray(texts) ? texts.filter(isText).slice(0, MAX_RECENT_SEARCHES) : [];
}

const isSame = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** Adds a search at the front and removes an older one that differs only in case. */
export function rememberSearch(typed: string): void {
  const text = typed.trim();
  if (isText(text)) store([text, ...readRecentSearches().filter((one) => !isSame(one, text))].slice(0, MAX_RECENT_SEARCHES));
}

export function removeSearch(text: string): void {
  store(readRecentSearches().filter((one) => one !== text));
}

export function removeSearches(): void {
  store([]);
}
