import { useEffect } from 'react';

/** Milliseconds in which a link leaves the page; the page of a download stays open, and its texts are guarded again. */
const LEAVES_WITHIN_MS = 1000;

/** The last click that was asked about, and whether the editor agreed to leave the page. */
let answered: { click: Event; hasAgreed: boolean } | undefined;

/** Asks once, for all unsaved texts of a page, whether a click may leave it; the browser's own question is then not asked. */
export function confirmLeaving(click: Event, question: string): boolean {
  const answer = answered?.click === click ? answered : { click, hasAgreed: window.confirm(question) };
  if (answer !== answered) {
    answered = answer;
    setTimeout(() => {
      if (answered === answer) answered = undefined;
    }, LEAVES_WITHIN_MS);
  }
  return answer.hasAgreed;
}

/** Makes the browser ask before the page is left while `isUnsaved`. */
export function useBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const askBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!answered?.hasAgreed) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      window.removeEventListener('beforeunload', askBeforeUnload);
      answered = undefined;
    };
  }, [isUnsaved]);
}
