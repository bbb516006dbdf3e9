// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { focusCancel } from './focus-cancel.ts';

afterEach(() => document.removeEventListener('focusin', focusCancel));

test('a dialog that offers permanent deletion opens with the focus on its cancel button; the choice is reached from there', () => {
  document.body.innerHTML =
    '<button id="outside"></button><dialog open><input type="checkbox" id="delete-forever"><button id="confirm-cancel">Mégsem</button></dialog>';
  document.addEventListener('focusin', focusCancel);
  const focus = (id: string) => {
    document.getElementById(id)?.focus();
    return document.activeElement?.id;
  };
  expect(focus('outside')).toBe('outside');
  expect(focus('delete-forever')).toBe('confirm-cancel');
  expect(focus('delete-forever')).toBe('delete-forever');
});
