import { useEffect } from 'react';
import { isDocumentOld } from './document-age.ts';

/** Whether a reload would lose something: an open dialog, chosen files, a field with the focus. */
const isBusy = () =>
  document.querySelector('dialog[open], :popover-open, :is(input, textarea, select):focus') !== null ||
  [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].some(({ files }) => files?.length);

/** Reloads the page when the visitor returns to a tab after a long time, if the server is available. */
export function RefreshOnReturn() {
  useEffect(() => {
    async function onReturn() {
      if (document.hidden || !isDocumentOld() || isBusy()) return;
      const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null);
      if (answer?.ok && !isBusy()) window.location.reload();
    }
    const onVisibilityChange = () => void onReturn();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);
  return null;
}
