// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, data, UNSAFE_ErrorResponseImpl as ErrorResponse, RouterProvider, redirect, useActionData } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forms } from '../../i18n/en/forms.ts';
import { FormCard } from './FormCard.tsx';
import type { FormState } from './form-state.ts';
import { handleSubmitFailure, SUBMIT_TIMEOUT_MS } from './submit-failure.ts';

const FIELDS = ['message'] as const;
type Field = (typeof FIELDS)[number];
const serverAction = vi.fn<(request: Request) => Promise<unknown>>();
const load = vi.fn(() => null);

function Page() {
  const state = useActionData<FormState<Field>>();
  return (
    <IntlProvider locale="en" messages={{ forms }} timeZone="Europe/Budapest">
      <FormCard title="Write to us" action="/" send="Send" fields={FIELDS} longest={5000} state={state}>
        <textarea aria-label="What happened?" name="message" defaultValue={state?.values.message} />
      </FormCard>
    </IntlProvider>
  );
}

function open() {
  const router = createMemoryRouter([
    {
      path: '/',
      loader: load,
      HydrateFallback: () => null,
      // As in the browser: calling the server action consumes the request's body.
      action: ({ request }) => handleSubmitFailure({ request, serverAction: async <T,>() => (await serverAction(request)) as T }, FIELDS),
      element: <Page />,
      errorElement: <p>Something went wrong</p>,
    },
    { path: '/thanks', element: <p>Thank you</p> },
  ]);
  render(<RouterProvider router={router} />);
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;
const failsWith = (thrown: unknown) => async (request: Request) => {
  await request.text();
  throw thrown;
};

beforeEach(
  () =>
    void vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('1.stamp')),
    ),
);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.useRealTimers();
});

test.each([
  ['no connection', new TypeError('Failed to fetch'), 'there is no connection'],
  ['a proxy’s page', new Error('Unable to decode turbo-stream response'), 'send it again in a few minutes'],
  ['502 Bad Gateway', new ErrorResponse(502, 'Bad Gateway', '<html>'), 'send it again in a few minutes'],
  ['429 Too Many Requests', new ErrorResponse(429, 'Too Many Requests', '{}'), 'wait a minute'],
  ['413 Payload Too Large', new ErrorResponse(413, 'Payload Too Large', ''), 'make it shorter'],
])('after %s the form keeps its text, shows the reason beside the button and can be sent again', async (_, thrown, reason) => {
  serverAction.mockImplementationOnce(failsWith(thrown));
  open();
  await userEvent.type(await screen.findByRole('textbox'), 'It did not fly on Saturday');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain(reason);
  expect(screen.getByRole('alert').textContent).toContain('What you wrote is still here');
  expect(words()).toBe('It did not fly on Saturday');
  // The page's data were not revalidated: that would fail in the same way.
  expect(load).toHaveBeenCalledOnce();

  serverAction.mockImplementationOnce(async (request) => {
    expect(new URLSearchParams(await request.text()).get('message')).toBe('It did not fly on Saturday');
    throw redirect('/thanks');
  });
  await send();
  expect(await screen.findByText('Thank you')).toBeTruthy();
});

test('a submission without an answer is aborted after the time limit, not earlier', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { promise, reject } = Promise.withResolvers<unknown>();
  serverAction.mockImplementationOnce(() => promise);
  open();
  await userEvent.type(await screen.findByRole('textbox'), 'It did not fly on Saturday');
  await send();
  await vi.advanceTimersByTimeAsync(SUBMIT_TIMEOUT_MS - 5000);
  expect(screen.getByRole('button').textContent).toBe(forms.sending);
  expect(screen.queryByRole('alert')).toBeNull();
  await vi.advanceTimersByTimeAsync(5000);
  expect((await screen.findByRole('alert')).textContent).toBe(forms.errors.failed);
  expect(words()).toBe('It did not fly on Saturday');
  // A later rejection must not become an unhandled one.
  reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(0);

  serverAction.mockRejectedValueOnce(redirect('/thanks'));
  await send();
  expect(await screen.findByText('Thank you')).toBeTruthy();
});

test('an error from the content service is shown beside the button', async () => {
  serverAction.mockImplementationOnce(async () =>
    data({ values: { message: 'It' }, errors: { form: forms.unavailable } }, { status: 503 }),
  );
  open();
  await userEvent.type(await screen.findByRole('textbox'), 'It');
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(forms.unavailable);
  expect(alert.parentElement?.nextElementSibling).toBe(screen.getByRole('button'));
  await waitFor(() => expect(words()).toBe('It'));
});

test('a draft is restored on the next visit, and a button deletes it', async () => {
  open();
  await userEvent.type(await screen.findByRole('textbox'), 'It did not fly');
  cleanup();
  open();
  await waitFor(() => expect(words()).toBe('It did not fly'));
  expect(screen.getByRole('status').textContent).toContain(forms.kept.text);
  await userEvent.click(screen.getByRole('button', { name: forms.kept.forget }));
  expect([words(), screen.queryByRole('status'), localStorage.length]).toEqual(['', null, 0]);
});

test('the form requests one timestamp when the visitor first focuses it', async () => {
  open();
  await screen.findByRole('textbox');
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox'), 'It');
  await userEvent.tab();
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/form-stamp.txt');
  await waitFor(() => expect(document.querySelector<HTMLInputElement>('input[name="stamp"]')?.value).toBe('1.stamp'));
});
