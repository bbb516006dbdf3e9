// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createMemoryRouter, data, RouterProvider, redirect, useActionData } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forms } from '../../../i18n/en/forms.ts';
import { FormCard } from '../FormCard.tsx';
import type { FormState } from '../form-state.ts';

const KEY = 'the key of this test';
const answer = vi.fn<(form: FormData) => Promise<unknown>>();

function Page() {
  const state = useActionData<FormState<'message'>>();
  return (
    <IntlProvider locale="en" messages={{ forms }} timeZone="Europe/Budapest">
      <FormCard title="Write to us" action="/" send="Send" fields={['message']} longest={5000} state={state}>
        <textarea aria-label="What happened?" name="message" defaultValue={state?.values.message} />
      </FormCard>
    </IntlProvider>
  );
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('1.stamp')),
  );
  const router = createMemoryRouter([
    { path: '/', action: async ({ request }) => answer(await request.formData()), element: <Page /> },
    { path: '/thanks', element: <p>Thank you</p> },
  ]);
  render(<RouterProvider router={router} />);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  answer.mockReset();
});

const getChallenge = (changed: Partial<Challenge['parameters']> = {}) =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey, hmacSignatureSecret: KEY }).then((challenge) => ({
    ...challenge,
    parameters: { ...challenge.parameters, ...changed },
  }));

const suspect = (challenge: Challenge, more: Partial<FormState<'message'>> = {}) =>
  data(
    { values: { message: 'It did not fly' }, errors: { form: forms.suspected }, stamp: 'a ticket', challenge, ...more },
    { status: 422 },
  );

async function write(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox'), 'It did not fly');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

test('a suspicious form says so, and is sent again automatically with the solution', async () => {
  const challenge = await getChallenge();
  const pendingAnswer = Promise.withResolvers<unknown>();
  answer.mockImplementationOnce(async () => suspect(challenge)).mockImplementationOnce(() => pendingAnswer.promise);
  await write();
  expect((await screen.findByRole('status')).textContent).toBe(forms.proving);
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  const { proof: solved, ...sent } = Object.fromEntries(answer.mock.calls[1]?.[0] ?? []);
  expect(sent).toMatchObject({ message: 'It did not fly', stamp: 'a ticket' });
  const proof = JSON.parse(typeof solved === 'string' ? solved : '') as Pick<
    Parameters<typeof verifySolution>[0],
    'challenge' | 'solution'
  >;
  expect(await verifySolution({ ...proof, deriveKey, hmacSignatureSecret: KEY })).toMatchObject({ verified: true });
  pendingAnswer.resolve(redirect('/thanks'));
  expect(await screen.findByText('Thank you')).toBeTruthy();
  expect(answer).toHaveBeenCalledTimes(2);
});

test('an unsolvable challenge shows how to continue, and the text stays', async () => {
  const challenge = await getChallenge({ algorithm: 'unknown' });
  answer.mockImplementationOnce(async () => suspect(challenge));
  await write();
  expect((await screen.findByRole('alert')).textContent).toBe(forms.suspected);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('It did not fly');
  expect(answer).toHaveBeenCalledOnce();
});

test('after two solutions that did not help, the visitor has to send the form', async () => {
  answer.mockImplementation(async () => suspect(await getChallenge()));
  await write();
  expect((await screen.findByRole('alert')).textContent).toBe(forms.suspected);
  expect(answer).toHaveBeenCalledTimes(3);
});

test('the form is not sent again while files must be chosen again', async () => {
  const challenge = await getChallenge();
  answer.mockImplementationOnce(async () => suspect(challenge, { hasLostFiles: true }));
  await write();
  expect((await screen.findByRole('alert')).textContent).toBe(forms.suspected);
  expect(answer).toHaveBeenCalledOnce();
});
