import { type RefObject, useEffect, useRef } from 'react';
import { isOnBackdrop } from './use-dialog.ts';

/**
 * As `useDialog`, for a dialog that stands in the page only while it is open, and has no id that others open it by.
 * One that is not modal opens by its attribute: `show()` would take the focus from whatever the visitor is at.
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
