// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { FormState } from 'payload';
import { afterEach, expect, test, vi } from 'vitest';
import { CurrentPassword } from './CurrentPassword.tsx';

const form = vi.hoisted(() => ({ fields: {} as FormState }));
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../test-payload-ui.ts')),
  useFormFields: (select: (state: [FormState, unknown]) => unknown) => select([form.fields, null]),
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
  const found = screen.queryByLabelText('Jelenlegi jelszó') !== null;
  cleanup();
  return found;
};

test('the current password is asked for while the password or the address is being changed, and when the service has asked', () => {
  expect([
    isShown({ email: email('anna@example.org'), currentPassword: { value: '' } }),
    isShown({ email: email('anna@example.org'), password: { value: '' } }),
    isShown({ email: email('uj@example.org') }),
    isShown({ email: email('anna@example.org'), currentPassword: { value: '', valid: false } }),
  ]).toEqual([false, true, true, true]);
});
