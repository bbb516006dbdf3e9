// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { focusCancel } from './focus-cancel.ts';

const focus = (id: string) => {
  document.getElementById(id)?.focus();
  return document.activeElement?.id;
};
const press = (id: string) => document.getElementById(id)?.dispatchEvent(new Event('keydown', { bubbles: true }));

test('a dialog that offers permanent deletion keeps the focus on its cancel button until the editor moves it', () => {
  document.body.innerHTML =
    '<button id="outside"></button><dialog open><input type="checkbox" id="delete-forever"><button id="confirm-cancel">Mégsem</button></dialog>';
  onTestFinished(focusCancel());
  press('outside');
  expect([focus('outside'), focus('delete-forever'), focus('delete-forever')]).toEqual(['outside', 'confirm-cancel', 'confirm-cancel']);
  press('confirm-cancel');
  expect(focus('delete-forever')).toBe('delete-forever');
});
