import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { closeModal, useModalOpen } from './modal-store.ts';

/** Whether a click was on the backdrop: the dialog's content covers the element itself. */
export const isOnBackdrop = ({ target, currentTarget }: Pick<Event, 'target' | 'currentTarget'>): boolean => target === currentTarget;

interface DialogBehaviour {
  ref: RefObject<HTMLDialogElement | null>;
  open: boolean;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Synchronises a native dialog with the store of open ids, whichever changes first. */
export function useDialog(id: string, onClosed?: () => void): DialogBehaviour {
  const ref = useRef<HTMLDialogElement>(null);
  const open = useModalOpen(id);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  // A dialog that is unmounted with its screen must not reopen.
  useEffect(() => () => closeModal(id), [id]);

  return {
    ref,
    open,
    onClose() {
      closeModal(id);
      onClosed?.();
    },
    onClick(event) {
      if (isOnBackdrop(event)) closeModal(id);
    },
  };
}
