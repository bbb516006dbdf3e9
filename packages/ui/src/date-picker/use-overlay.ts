import { type MouseEvent, type RefCallback, type RefObject, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';

/** A single pick closes the overlay after this long (specification, section 4). */
export const CLOSE_AFTER_PICK_MS = 150;

export interface Overlay {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  closeSoon: () => void;
  /** For the native dialog, which is in the page while it is open. */
  dialog: { ref: RefCallback<HTMLDialogElement>; onClose: (event: SyntheticEvent) => void; onClick: (event: MouseEvent) => void };
}

/**
 * Open or closed. A modal dialog keeps the focus inside; Escape and a press beside it close it, and the focus returns to
 * `field` or, when it was not there, to `button`.
 */
export function useOverlay(
  field: RefObject<HTMLInputElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  onClosed: () => void,
): Overlay {
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A ref and not an effect: the day with the cursor takes the focus in an effect, when the dialog must be open already.
  const ref = useCallback<RefCallback<HTMLDialogElement>>((element) => {
    panel.current = element;
    if (element && !element.open) element.showModal();
  }, []);

  const close = useCallback(() => panel.current?.close(), []);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // A dialog around the field stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, close]);

  return {
    isOpen,
    close,
    open() {
      clearTimeout(timer.current);
      opener.current = document.activeElement === field.current ? field.current : button.current;
      setOpen(true);
    },
    closeSoon() {
      clearTimeout(timer.current);
      timer.current = setTimeout(close, CLOSE_AFTER_PICK_MS);
    },
    dialog: {
      ref,
      onClose(event) {
        // React would propagate it to an enclosing dialog, which would handle it, too.
        event.stopPropagation();
        clearTimeout(timer.current);
        setOpen(false);
        opener.current?.focus();
        onClosed();
      },
      /** A press beside the panel hits the dialog element itself: its backdrop. */
      onClick(event) {
        if (event.target === event.currentTarget && isBeside(event)) close();
      },
    },
  };
}

/** The panel's own padding is not beside it. */
function isBeside({ currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX >= right || clientY < top || clientY >= bottom;
}
