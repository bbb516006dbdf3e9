// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { FormState } from 'payload';
import { afterEach, expect, test, vi } from 'vitest';
import { CurrentPassword } from './CurrentPassword.tsx';

const form = vi.hoisted(() => ({ fields: {} as FormState, savedAt: '', dispatch: vi.fn() }));
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../../testing/admin/test-payload-ui.ts')),
  useFormFields: (select: (state: [FormState, unknown]) => unknown) => select([form.fields, form.dispatch]),
  useDocumentInfo: () => ({ savedDocumentData: { updatedAt: form.savedAt } }),
  PasswordField: ({ field, path }: { field: { label: string }; path: string }) => (
    <label>
      {field.label} <input name={path} />
    </label>
  ),
}));

afterEach(cleanup);

const email = (value: string) => ({ value, initialValue: 'anna@example.org' });
const isShown = (fields: FormState) => {
  form.fields = fields;
  render(<CurrentPassword />);
  const isShown = screen.queryByLabelText('Jelenlegi jelszó') !== null;
  cleanup();
  return isShown;
};

test('the current password is requested while the password or the address changes, or after the service requested it', () => {
  expect([
    isShown({ email: email('anna@example.org'), password: { valid: true }, currentPassword: { value: '' } }),
    isShown({ email: email('anna@example.org'), password: { valid: false } }),
    isShown({ email: email('anna@example.org'), password: { valid: true, value: 'új' } }),
    isShown({ email: email('uj@example.org') }),
    isShown({ email: email('anna@example.org'), currentPassword: { value: '', valid: false } }),
  ]).toEqual([false, true, true, true, true]);
});

test('the passwords of one save are not sent with the next', () => {
  form.fields = {};
  const { rerender } = render(<CurrentPassword />);
  expect(form.dispatch).not.toHaveBeenCalled();
  form.savedAt = '2026-11-26T12:00:00.000Z';
  rerender(<CurrentPassword />);
  rerender(<CurrentPassword />);
  expect(form.dispatch.mock.calls).toEqual([
    [{ type: 'REMOVE', path: 'password' }],
    [{ type: 'REMOVE', path: 'confirm-password' }],
    [{ type: 'UPDATE', path: 'currentPassword', value: '', valid: true }],
  ]);
});
