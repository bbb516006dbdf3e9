// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

function getDescription(control: HTMLElement): string {
  return (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)
    .join(' · ');
}

describe.each([
  ['text field', 'textbox', <TextField key="f" name="f" label="Name" hint="As written" error="Too short" />],
  ['text area', 'textbox', <TextArea key="f" name="f" label="Name" hint="As written" error="Too short" />],
  [
    'select field',
    'combobox',
    <SelectField key="f" name="f" label="Name" hint="As written" error="Too short" prompt="Choose" options={[]} />,
  ],
  ['checkbox', 'checkbox', <Checkbox key="f" name="f" label="Name" hint="As written" error="Too short" />],
])('a %s', (_, role, field) => {
  test('is named by its label and described by its hint and its error', () => {
    render(field);
    const control = screen.getByRole(role, { name: 'Name' });
    expect(getDescription(control)).toBe('As written · Too short');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.id).toBe('f');
  });
});

test('a field without an error is not marked as invalid', () => {
  render(<TextField name="f" label="Name" />);
  const control = screen.getByRole('textbox');
  expect(control.hasAttribute('aria-invalid')).toBe(false);
  expect(control.hasAttribute('aria-describedby')).toBe(false);
});

test('an optional field says so in its label', () => {
  render(<TextField name="f" label="Telephone" optionalLabel="(optional)" />);
  expect(screen.getByRole('textbox', { name: 'Telephone (optional)' })).toBeTruthy();
});

describe('an error summary', () => {
  const one = [{ field: 'email', message: 'Give an address' }];
  test('takes the focus and links to the fields', () => {
    render(
      <>
        <ErrorSummary title="Please mend" errors={one} />
        <TextField name="email" label="E-mail" error="Give an address" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    const target = screen.getByRole('link', { name: 'Give an address' }).getAttribute('href');
    expect(target).toBe(`#${screen.getByRole('textbox').id}`);
  });

  test('takes the focus again when the errors change', () => {
    const { rerender } = render(
      <>
        <ErrorSummary title="Please mend" errors={one} />
        <button type="button">Send</button>
      </>,
    );
    screen.getByRole('button').focus();
    rerender(
      <>
        <ErrorSummary title="Please mend" errors={[{ field: 'email', message: 'Not an address' }]} />
        <button type="button">Send</button>
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  test('is absent without errors', () => {
    render(<ErrorSummary title="Please mend" errors={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
