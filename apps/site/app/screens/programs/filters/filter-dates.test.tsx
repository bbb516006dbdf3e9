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

/** The pickers, as soon as their code is there. */
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

test('without JavaScript, and before the filters are used, the browser’s own date fields stand there', () => {
  const html = renderToString(dates({ from: '2026-11-24', isWanted: false }));
  expect(html).toMatch(/<input type="date" min="2026-11-22" name="from" value="2026-11-24"/);
  expect(html).toMatch(/<input type="date" min="2026-11-22" name="to"/);
});

test('a field that somebody is typing in stays until it is left', async () => {
  const { rerender } = render(dates({ isWanted: false }));
  const native = screen.getByLabelText(programs.from);
  native.focus();
  rerender(dates());
  await act(() => import('./DateFields.tsx'));
  expect(screen.getByLabelText(programs.from)).toBe(native);
  await act(async () => native.blur());
  expect(await screen.findByRole('textbox', { name: programs.from })).not.toBe(native);
});

test('a typed day is told as soon as it can be read, and goes with the form', async () => {
  const { type } = await pickers();
  type(programs.from, '12/24/2026');
  expect(onDays).toHaveBeenLastCalledWith({ from: '2026-12-24', to: undefined });
  expect(readSent()).toEqual(['from=2026-12-24', 'to=']);
  // The form does not hear of half a date.
  expect(onChange).not.toHaveBeenCalled();
});

test('in Hungarian a day is typed day, month, year', async () => {
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
])('“%s” is refused in words and stays as it was typed: %s', async (text, words) => {
  const { type, field } = await pickers();
  type(programs.from, text);
  const described = document.getElementById(field(programs.from).getAttribute('aria-describedby') ?? '');
  expect([field(programs.from).value, described?.textContent]).toEqual([text, words]);
  expect(readSent()).toEqual(['from=', 'to=']);
});

test('a refused day does not send the form with Enter', async () => {
  const { field } = await pickers();
  fireEvent.change(field(programs.from), { target: { value: '02/30/2027' } });
  expect(fireEvent.keyDown(field(programs.from), { key: 'Enter' })).toBe(false);
});

test('the last day may be the first one, never one before it', async () => {
  const { type } = await pickers({ from: '2026-12-24' });
  type(programs.to, '12/23/2026');
  expect(screen.getByText(calendar.errors.tooEarly.replace('{day}', '24 Dec 2026'))).toBeTruthy();
  type(programs.to, '12/24/2026');
  expect(onDays).toHaveBeenLastCalledWith({ from: '2026-12-24', to: '2026-12-24' });
  type(programs.from, '12/26/2026');
  expect(onDays).toHaveBeenLastCalledWith({ from: '2026-12-26', to: undefined });
});

test('the calendar turns to months and years, a day is picked there, and those over cannot be', async () => {
  await pickers();
  open(0);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Saturday, 21 November/ }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: `2026, ${calendar.chooseYear}` }));
  fireEvent.click(screen.getByRole('button', { name: '2027' }));
  fireEvent.click(screen.getByRole('button', { name: /^February/ }));
  fireEvent.click(screen.getByRole('button', { name: /, 14 February/ }));
  expect(onDays).toHaveBeenLastCalledWith({ from: '2027-02-14', to: undefined });
});

test('the days that the address names are taken over', async () => {
  const { rerender, field } = await pickers();
  rerender(dates({ from: '2026-12-01', to: '2026-12-02' }));
  expect([field(programs.from).value, field(programs.to).value]).toEqual(['12/01/2026', '12/02/2026']);
});
