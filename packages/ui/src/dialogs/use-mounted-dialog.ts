import { type RefObject, useEffect, useRef } from 'react';
import { isOnBackdrop } from './use-dialog.ts';

/**
 * Like `useDialog`, for a dialog that is in the page only while it is open, and has no id by which others open it. A non-modal one opens by its
 * attribute: `show()` would move the focus.
 */
export function useMountedDialog(isModal = true): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    dialog.close();
    if (!isModal) {
      dialog.open = true;
      return undefined;
    }
    dialog.showModal();
    const onClick = (event: MouseEvent) => {
      if (isOnBackdrop(event)) dialog.close();
    };
    dialog.addEventListener('click', onClick);
    return () => dialog.removeEventListener('click', onClick);
  }, [isModal]);
  return ref;
}
