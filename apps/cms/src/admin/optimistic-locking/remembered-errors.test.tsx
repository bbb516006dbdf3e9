// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noteFormErrors } from '../../platform/admin-ui/form-errors.ts';
import { RememberedErrors } from './RememberedErrors.tsx';

vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [{ author: { valid: false }, licence: { valid: false } }, () => {}],
  useForm: () => ({ setSubmitted: () => {} }),
  useFormModified: () => true,
  useFormSubmitted: () => true,
}));
afterEach(cleanup);

const errors = ['author', 'licence'].map((path) => ({ path, message: 'Ezt ki kell tölteni.' }));

function open(): void {
  // Without layout nothing has a size.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  render(
    <>
      <input id="field-author" aria-label="author" />
      <input aria-label="title" />
      <button type="button">save</button>
      <RememberedErrors target="media" />
    </>,
  );
}

test('a refused save moves to its first invalid field, but not from a field in which somebody types', async () => {
  open();
  screen.getByRole('button').focus();
  await act(async () => noteFormErrors('media', errors));
  expect(document.activeElement).toBe(screen.getByLabelText('author'));
  screen.getByLabelText('title').focus();
  await act(async () => noteFormErrors('media', [...errors]));
  expect(document.activeElement).toBe(screen.getByLabelText('title'));
});
