import { expect, test } from 'vitest';
import { sortErrors } from './form-errors.ts';

test('errors are listed as the fields stand on the page, each leading to its input', () => {
  const errors = { privacy: 'Fogadja el', form: 'Az egész rossz', email: 'Adja meg' };
  expect(sortErrors(['name', 'email', 'privacy'], errors)).toEqual([
    { field: 'field-email', message: 'Adja meg' },
    { field: 'field-privacy', message: 'Fogadja el' },
  ]);
});
