import type { Locale } from '@liget/content-api';
import { withQuery } from '../../../lib/urls/href.ts';
import { readSuggestions, type Suggestions } from './read-suggestions.ts';

/** Number of cached answers, for visitors who delete and retype. */
const MAX_KEPT = 50;

const cachedAnswers = new Map<string, Suggestions>();

const getAddress = (text: string, locale: Locale) => withQuery(`/api/${locale}/search/suggestions`, { q: text });

/** Whether the suggestions for this text are cached on this page. */
export const isAnswered = (text: string, locale: Locale): boolean => cachedAnswers.has(getAddress(text, locale));

/** Fetches and caches the suggestions for a text. Rejects without an answer, after an error status or invalid JSON, and when `signal` aborts. */
export async function askSuggestions(text: string, locale: Locale, signal: AbortSignal): Promise<Suggestions> {
  const address = getAddress(text, locale);
  const known = cachedAnswers.get(address);
  if (known) return known;
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The suggestions were refused with status ${response.status}`);
  const answer = readSuggestions(await response.json());
  cachedAnswers.set(address, answer);
  const [oldest] = cachedAnswers.keys();
  if (cachedAnswers.size > MAX_KEPT && oldest !== undefined) cachedAnswers.delete(oldest);
  return answer;
}
