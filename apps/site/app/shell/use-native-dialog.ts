import { type RefObject, useEffect, useRef } from 'react';

/** Opens the dialog as soon as it stands there; a press on its backdrop closes it. Its content is rendered only while it is open. */
export function useNativeDialog(isModal = true): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.close();
    if (!isModal) return dialog.show();
    dialog.showModal();
    // The dialog's content covers it: a press on the element itself is one on its backdrop.
    const onClick = (event: MouseEvent) => {
      if (event.target === dialog) dialog.close();
    };
    dialog.addEventListener('click', onClick);
    return () => dialog.removeEventListener('click', onClick);
  }, [isModal]);
  return ref;
}
