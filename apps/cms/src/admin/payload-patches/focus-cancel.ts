/** Payload's ids of the choice of permanent deletion and of the cancel button in a dialog. */
const PERMANENTLY = 'delete-forever';
const CANCEL = '#confirm-cancel';
const INPUTS = ['keydown', 'pointerdown'] as const;

const findDialog = (target: EventTarget | null) => (target instanceof Element ? target.closest('dialog') : null);

/**
 * Moves the focus to the cancel button when a dialog that opens focuses its first control, which deletes permanently: one press of the space bar
 * would choose it. Payload focuses that control repeatedly, so only a key or a press within the dialog can move the focus there. Returns a function
 * that ends it.
 */
export function focusCancel(): () => void {
  let used: Element | null = null;
  const noteInput = ({ target }: Event) => {
    used = findDialog(target);
  };
  const moveFocus = ({ target }: Event) => {
    const dialog = findDialog(target);
    if (target instanceof HTMLElement && target.id === PERMANENTLY && used !== dialog) dialog?.querySelector<HTMLElement>(CANCEL)?.focus();
  };
  for (const input of INPUTS) document.addEventListener(input, noteInput, true);
  document.addEventListener('focusin', moveFocus);
  return () => {
    for (const input of INPUTS) document.removeEventListener(input, noteInput, true);
    document.removeEventListener('focusin', moveFocus);
  };
}
