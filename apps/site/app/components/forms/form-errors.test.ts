import { expect, test } from 'vitest';
import { sortErrors } from './form-errors.ts';

test('sortErrors lists errors in the order of the fields, each with the id of its input', () => {
  const errors = { privacy: 'Fogadja el', form: 'Az egész rossz', email: 'Adja meg' };
  expect(sortErrors(['name', 'email', 'privacy'], errors)).toEqual([
    { field: 'field-email', message: 'Adja meg' },
    { field: 'field-privacy', message: 'Fogadja el' },
  ]);
});
