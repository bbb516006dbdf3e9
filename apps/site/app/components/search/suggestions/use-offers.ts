import type { Locale } from '@liget/content-api';
import { useEffect, useState } from 'react';
import { askSuggestions, isAnswered } from './ask-suggestions.ts';
import type { Suggestions } from './read-suggestions.ts';

/** Milliseconds without typing before the service is asked. */
const PAUSE = 150;
const MIN_LETTERS = 2;
const MAX_LETTERS = 200;

const goesOn = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

/**
 * The suggestions for a text while the list is open. Until the answer arrives, those of the text before are shown if one begins with the other. An
 * answer for an older text is ignored; without an answer the list is empty.
 */
export function useOffers(text: string, isWanted: boolean, locale: Locale): Suggestions | null {
  const [offered, setOffered] = useState<{ question: string; offers: Suggestions } | null>(null);
  const question = text.trim();
  const isAsked = isWanted && question.length >= MIN_LETTERS && question.length <= MAX_LETTERS;
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    const take = (offers: Suggestions | null) => {
      if (!stop.signal.aborted) setOffered(offers && { question, offers });
    };
    const ask = () => void askSuggestions(question, locale, stop.signal).then(take, () => take(null));
    const timer = setTimeout(ask, isAnswered(question, locale) ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [question, isAsked, locale]);
  return isAsked && offered && goesOn(offered.question, question) ? offered.offers : null;
}
