// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTextDraft } from './use-text-draft.ts';

vi.mock('@payloadcms/ui', () => import('../../../testing/admin/test-payload-ui.ts'));

function Field({ saved, name = 'lead' }: { saved: string; name?: string }) {
  const [text, setText] = useTextDraft(`events/5 en ${name}`, saved);
  return (
    <>
      <textarea aria-label="Bevezető" value={text} onChange={({ target }) => setText(target.value)} />
      <a href="/admin/collections/events">Programok</a>
    </>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const leaveByUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const onPress = vi.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  sessionStorage.clear();
  document.addEventListener('click', onPress);
});
afterEach(() => {
  cleanup();
  document.removeEventListener('click', onPress);
  onPress.mockClear();
});

test('an unsent text is restored when the page is opened again, until it equals the saved text', () => {
  render(<Field saved="" />);
  fireEvent.change(field(), { target: { value: 'Round the lake' } });
  cleanup();
  render(<Field saved="" />);
  expect(field().value).toBe('Round the lake');
  cleanup();
  render(<Field saved="Round the lake" />);
  cleanup();
  render(<Field saved="Another text" />);
  expect(field().value).toBe('Another text');
});

test('a text follows what is saved elsewhere, unless another one is being typed', () => {
  const { rerender } = render(<Field saved="" />);
  rerender(<Field saved="Round the lake" />);
  expect(field().value).toBe('Round the lake');
  fireEvent.change(field(), { target: { value: 'Round the lake at night' } });
  rerender(<Field saved="Another text" />);
  expect(field().value).toBe('Round the lake at night');
});

test('leaving the page asks for confirmation only while a text is not sent', () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  render(<Field saved="" />);
  fireEvent.click(screen.getByRole('link'));
  expect([confirm.mock.calls.length, onPress.mock.calls.length, leaveByUnload()]).toEqual([0, 1, false]);
  fireEvent.change(field(), { target: { value: 'x' } });
  onPress.mockClear();
  fireEvent.click(screen.getByRole('link'));
  expect([confirm.mock.calls.length, onPress.mock.calls.length, leaveByUnload()]).toEqual([1, 0, true]);
  confirm.mockReturnValue(true);
  fireEvent.click(screen.getByRole('link'));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('two texts that are not sent ask once, and the browser does not ask again, unless the page stays open', () => {
  vi.useFakeTimers();
  const confirm = vi.fn(() => true);
  vi.stubGlobal('confirm', confirm);
  render(
    <>
      <Field saved="" />
      <Field saved="" name="title" />
    </>,
  );
  for (const text of screen.getAllByRole('textbox')) fireEvent.change(text, { target: { value: 'x' } });
  expect(leaveByUnload()).toBe(true);
  const [link] = screen.getAllByRole('link');
  if (link) fireEvent.click(link);
  expect([confirm.mock.calls.length, onPress.mock.calls.length, leaveByUnload()]).toEqual([1, 1, false]);
  vi.advanceTimersByTime(1000);
  expect(leaveByUnload()).toBe(true);
  vi.useRealTimers();
});

test('a link to another program asks nothing', () => {
  const confirm = vi.fn(() => true);
  vi.stubGlobal('confirm', confirm);
  render(
    <>
      <Field saved="" />
      <a href="mailto:visitor@example.org">E-mail</a>
    </>,
  );
  fireEvent.change(field(), { target: { value: 'x' } });
  fireEvent.click(screen.getByRole('link', { name: 'E-mail' }));
  expect([confirm.mock.calls.length, leaveByUnload()]).toEqual([0, true]);
});
