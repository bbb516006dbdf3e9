import { type MouseEvent, type RefCallback, type RefObject, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Delay before the overlay closes after a single date was picked (specification, section 4). */
export const CLOSE_AFTER_PICK_MS = 150;

export interface Overlay {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  closeSoon: () => void;
  /** Props of the native dialog, which is mounted only while it is open. */
  dialog: { ref: RefCallback<HTMLDialogElement>; onClose: (event: SyntheticEvent) => void; onClick: (event: MouseEvent) => void };
}

/**
 * The open state of the overlay. A modal dialog keeps the focus inside; Escape and a press outside close it, and the focus returns to `field`, or
 * to `button` if it was not in the field.
 */
export function useOverlay(
  field: RefObject<HTMLInputElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  onClosed: () => void,
): Overlay {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A ref callback, because the dialog must be open before the effect in which the day with the cursor takes the focus.
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
      // A dialog around the field must stay open.
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
      setIsOpen(true);
    },
    closeSoon() {
      clearTimeout(timer.current);
      timer.current = setTimeout(close, CLOSE_AFTER_PICK_MS);
    },
    dialog: {
      ref,
      onClose(event) {
        // React would propagate the event to an enclosing dialog, which would close too.
        event.stopPropagation();
        clearTimeout(timer.current);
        setIsOpen(false);
        opener.current?.focus();
        onClosed();
      },
      /** A press outside the panel targets the dialog element: its backdrop. */
      onClick(event) {
        if (event.target === event.currentTarget && isOutside(event)) close();
      },
    },
  };
}

/** A press on the panel's padding also targets the dialog element, but is not outside. */
function isOutside({ currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX >= right || clientY < top || clientY >= bottom;
}
