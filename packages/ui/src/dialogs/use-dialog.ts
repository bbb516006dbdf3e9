import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { closeModal, useModalOpen } from './modal-store.ts';

/** The dialog's content covers it: a press on the element itself is one on its backdrop. */
export const isOnBackdrop = ({ target, currentTarget }: Pick<Event, 'target' | 'currentTarget'>): boolean => target === currentTarget;

interface DialogBehaviour {
  ref: RefObject<HTMLDialogElement | null>;
  open: boolean;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Keeps a native dialog and the store of open ids in step, whichever changed first. */
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
