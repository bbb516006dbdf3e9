// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import type { FilterDatesProps } from './DateFields.tsx';
import { FilterDates } from './FilterDates.tsx';

const { calendar, programs } = getMessages('en');
const onDays = vi.fn<FilterDatesProps['onDays']>();
const onChange = vi.fn();
beforeAll(() => import('./DateFields.tsx'));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const dates = (more: Partial<FilterDatesProps> & { isWanted?: boolean } = {}) => (
  <IntlProvider locale="en" messages={{ calendar, programs }} timeZone="Europe/Budapest">
    <form onChange={onChange}>
      <FilterDates locale="en" today="2026-11-22" from={undefined} to={undefined} onDays={onDays} isWanted {...more} />
    </form>
  </IntlProvider>
);

/** Renders the fields and waits for the pickers. */
async function pickers(more: Partial<FilterDatesProps> = {}) {
  const { rerender } = render(dates(more));
  await screen.findAllByRole('button', { name: new RegExp(`^${calendar.openField}`) });
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const type = (name: string, text: string) => {
    fireEvent.change(field(name), { target: { value: text } });
    fireEvent.blur(field(name));
  };
  return { rerender, field, type };
}
const readSent = () => [...document.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name, value }) => `${name}=${value}`);
const open = (index: number) => fireEvent.click(screen.getAllByRole('button', { name: /^Open the calendar/ })[index] ?? document);

test('native date fields are shown before the filters are used', () => {
  const html = renderToString(dates({ from: '2026-11-24', isWanted: false }));
  expect(html).toMatch(/<input type="date" min="2026-11-22" name="from" value="2026-11-24"/);
  expect(html).toMatch(/<input type="date" min="2026-11-22" name="to"/);
});

test('a field in which somebody is typing stays until it is left', async () => {
  const { rerender } = render(dates({ isWanted: false }));
  const native = screen.getByLabelText(programs.from);
  native.focus();
  rerender(dates());
  await act(() => import('./DateFields.tsx'));
  expect(screen.getByLabelText(programs.from)).toBe(native);
  await act(async () => native.blur());
  expect(await screen.findByRole('textbox', { name: programs.from })).not.toBe(native);
});

test('a typed day is reported once it is complete, and sent with the form', async () => {
  const { type } = await pickers();
  type(programs.from, '12/24/2026');
  expect(onDays).toHaveBeenLastCalledWith({ from: '2026-12-24', to: undefined });
  expect(readSent()).toEqual(['from=2026-12-24', 'to=']);
  // A partly typed date does not reach the form.
  expect(onChange).not.toHaveBeenCalled();
});

test('a day in Hungarian is typed as day, month, year', async () => {
  const { calendar: words, programs: texts } = getMessages('hu');
  render(
    <IntlProvider locale="hu" messages={{ calendar: words, programs: texts }} timeZone="Europe/Budapest">
      <FilterDates locale="hu" today="2026-11-22" from={undefined} to={undefined} onDays={onDays} isWanted />
    </IntlProvider>,
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: texts.from });
  expect(field.placeholder).toBe('nn/hh/éééé');
  fireEvent.change(field, { target: { value: '24/12/2026' } });
  expect(onDays).toHaveBeenLastCalledWith({ from: '2026-12-24', to: undefined });
});

test.each([
  ['12/', calendar.errors.missingNumber],
  ['02/30/2027', calendar.errors.invalidDate],
  ['12/24/2026 or so', calendar.errors.trailingText],
  ['24 Decembre 2026', calendar.errors.unexpectedText],
  ['11/21/2026', calendar.errors.tooEarly.replace('{day}', '22 Nov 2026')],
])('“%s” is refused with a message and stays in the field: %s', async (text, words) => {
  const { type, field } = await pickers();
  type(programs.from, text);
  const described = document.getElementById(field(programs.from).getAttribute('aria-describedby') ?? '');
  expect([field(programs.from).value, described?.textContent]).toEqual([text, words]);
  expect(readSent()).toEqual(['from=', 'to=']);
});

test('Enter does not send the form with an invalid day', async () => {
  const { field } = await pickers();
  fireEvent.change(field(programs.from), { target: { value: '02/30/2027' } });
  expect(fireEvent.keyDown(field(programs.from), { key: 'Enter' })).toBe(false);
});

test('the last day may equal the first one but not precede it', async () => {
  const { type } = await pickers({ from: '2026-12-24' });
  type(programs.to, '12/23/2026');
  expect(screen.getByText(calendar.errors.tooEarly.replace('{day}', '24 Dec 2026'))).toBeTruthy();
  type(programs.to, '12/24/2026');
  expect(onDays).toHaveBeenLastCalledWith({ from: '2026-12-24', to: '2026-12-24' });
  type(programs.from, '12/26/2026');
  expect(onDays).toHaveBeenLastCalledWith({ from: '2026-12-26', to: undefined });
});

test('the calendar switches to months and years; past days cannot be picked', async () => {
  await pickers();
  open(0);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Saturday, 21 November/ }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: `2026, ${calendar.chooseYear}` }));
  fireEvent.click(screen.getByRole('button', { name: '2027' }));
  fireEvent.click(screen.getByRole('button', { name: /^February/ }));
  fireEvent.click(screen.getByRole('button', { name: /, 14 February/ }));
  expect(onDays).toHaveBeenLastCalledWith({ from: '2027-02-14', to: undefined });
});

test('changed days in the URL are adopted', async () => {
  const { rerender, field } = await pickers();
  rerender(dates({ from: '2026-12-01', to: '2026-12-02' }));
  expect([field(programs.from).value, field(programs.to).value]).toEqual(['12/01/2026', '12/02/2026']);
});
