import { useEffect } from 'react';

/**
 * Shows a title in the browser's tab while the screen is open. Payload's names only the kind of the record, and Next may set it after
 * the screen is shown, or keep the one of a new record.
 */
export function useTabTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return undefined;
    // As the browser gives it back: with the spaces of a title just being typed the two would differ for ever.
    const shown = title.replace(/[\t\n\f\r ]+/g, ' ').trim();
    const show = () => {
      if (document.title !== shown) document.title = shown;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { characterData: true, childList: true, subtree: true });
    return () => observer.disconnect();
  }, [title]);
}
