/** Payload's ids of the choice of permanent deletion and of the cancel button in a dialog. */
const PERMANENTLY = 'delete-forever';
const CANCEL = '#confirm-cancel';
const DIALOG = 'dialog, [role="dialog"]';

/** A dialog that opens focuses its first control, which deletes permanently: one press of the space bar would choose it. */
export function focusCancel({ target, relatedTarget }: Pick<FocusEvent, 'target' | 'relatedTarget'>): void {
  if (!(target instanceof HTMLElement) || target.id !== PERMANENTLY) return;
  const dialog = target.closest(DIALOG);
  const isWithin = relatedTarget instanceof Node && dialog?.contains(relatedTarget) && relatedTarget !== dialog;
  if (!isWithin) dialog?.querySelector<HTMLElement>(CANCEL)?.focus();
}
