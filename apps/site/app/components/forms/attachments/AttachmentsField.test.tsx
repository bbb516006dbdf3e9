// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { forms } from '../../../i18n/en/forms.ts';
import { AttachmentsField } from './AttachmentsField.tsx';

afterEach(cleanup);

const picture = (name: string) => new File(['x'], name, { type: 'image/heic' });

test.each([
  ['a picture that few can open', [picture('IMG_0001.HEIC')], /HEIC format: ‘IMG_0001.HEIC’. Please save it as a JPEG/],
  ['six files', Array.from({ length: 6 }, (_, at) => picture(`${at}.jpg`)), /at most 5 files/],
])('the field reports %s as soon as they are chosen', async (_, files, words) => {
  render(
    <IntlProvider locale="en" messages={{ forms }} timeZone="Europe/Budapest">
      <AttachmentsField label="Pictures" error={undefined} />
    </IntlProvider>,
  );
  const field = screen.getByLabelText(/Pictures/);
  await userEvent.upload(field, files, { applyAccept: false });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toMatch(words);
});
