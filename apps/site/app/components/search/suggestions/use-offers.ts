import type { Locale } from '@liget/content-api';
import { useEffect, useState } from 'react';
import { askSuggestions, isCached } from './ask-suggestions.ts';
import type { Suggestions } from './read-suggestions.ts';

/** Milliseconds without typing before the service is asked. */
const DEBOUNCE_MS = 150;
const MIN_LENGTH = 2;
const MAX_LENGTH = 200;

const isExtension = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

/**
 * The suggestions for a text while the list is open. Until the answer arrives, those of the text before are shown if one begins with the other. An
 * answer for an older text is ignored; without an answer the list is empty.
 */
export function useOffers(text: string, isOpen: boolean, locale: Locale): Suggestions | null {
  const [fetched, setFetched] = useState<{ query: string; offers: Suggestions } | null>(null);
  const query = text.trim();
  const isRequested = isOpen && query.length >= MIN_LENGTH && query.length <= MAX_LENGTH;
  useEffect(() => {
    if (!isRequested) return undefined;
    const stop = new AbortController();
    const store = (offers: Suggestions | null) => {
      if (!stop.signal.aborted) setFetched(offers && { query, offers });
    };
    const request = () => void askSuggestions(query, locale, stop.signal).then(store, () => store(null));
    const timer = setTimeout(request, isCached(query, locale) ? 0 : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, isRequested, locale]);
  return isRequested && fetched && isExtension(fetched.query, query) ? fetched.offers : null;
}
