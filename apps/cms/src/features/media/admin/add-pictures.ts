import type { FormState } from 'payload';

export interface NewRow {
  rowIndex: number;
  subFieldState: FormState;
}

/** New rows for chosen pictures, in their order, after `count` existing rows. */
export const toPictureRows = (chosen: readonly unknown[], field: string, count: number): NewRow[] =>
  chosen
    .map((one) => (typeof one === 'object' && one !== null && 'value' in one ? one.value : one))
    .filter((id) => typeof id === 'number' || typeof id === 'string')
    .map((id, index) => ({ rowIndex: count + index, subFieldState: { [field]: { initialValue: id, value: id, valid: true } } }));
