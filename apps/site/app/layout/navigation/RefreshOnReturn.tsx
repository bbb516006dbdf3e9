import { useEffect } from 'react';
import { isDocumentOld } from './document-age.ts';

/** Something that a new document would take from the visitor: an open dialog, chosen files, a box that is being typed in. */
const isBusy = () =>
  document.querySelector('dialog[open], :popover-open, :is(input, textarea, select):focus') !== null ||
  [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].some(({ files }) => files?.length);

/** Loads the page anew when the visitor comes back to a tab that was left open for long, as long as the page can be had. */
export function RefreshOnReturn() {
  useEffect(() => {
    async function onReturn() {
      if (document.hidden || !isDocumentOld() || isBusy()) return;
      const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null);
      if (answer?.ok && !isBusy()) window.location.reload();
    }
    const listener = () => void onReturn();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
  return null;
}
