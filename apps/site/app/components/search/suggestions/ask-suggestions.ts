import type { Locale } from '@liget/content-api';
import { withQuery } from '../../../lib/urls/href.ts';
import { readSuggestions, type Suggestions } from './read-suggestions.ts';

/** Number of cached answers, for visitors who delete and retype. */
const MAX_CACHED = 50;

const cachedAnswers = new Map<string, Suggestions>();

const getSuggestionsUrl = (text: string, locale: Locale) => withQuery(`/api/${locale}/search/suggestions`, { q: text });

/** Whether the suggestions for this text are cached on this page. */
export const isCached = (text: string, locale: Locale): boolean => cachedAnswers.has(getSuggestionsUrl(text, locale));

/** Fetches and caches the suggestions for a text. Rejects without an answer, after an error status or invalid JSON, and when `signal` aborts. */
export async function askSuggestions(text: string, locale: Locale, signal: AbortSignal): Promise<Suggestions> {
  const url = getSuggestionsUrl(text, locale);
  const cachedAnswer = cachedAnswers.get(url);
  if (cachedAnswer) return cachedAnswer;
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The suggestions were refused with status ${response.status}`);
  const answer = readSuggestions(await response.json());
  cachedAnswers.set(url, answer);
  const [oldest] = cachedAnswers.keys();
  if (cachedAnswers.size > MAX_CACHED && oldest !== undefined) cachedAnswers.delete(oldest);
  return answer;
}
