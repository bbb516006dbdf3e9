// @vitest-environment happy-dom
import { CalendarDate } from '@internationalized/date';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SAMPLES } from '../../../gallery/sample-date-texts.ts';
import type { Selection } from '../selection.ts';
import { DATE_LANGUAGES } from '../text/date-language.ts';
import { CalendarPanel, type CalendarPanelProps } from './CalendarPanel.tsx';

afterEach(cleanup);

const TODAY = new CalendarDate(2026, 11, 21);
const day = (number: number, month = 11) => new CalendarDate(2026, month, number);

const EMPTY: Selection = { mode: 'single', date: undefined };

function Panel({
  locale = 'en',
  initial = EMPTY,
  spy,
  ...rest
}: Partial<CalendarPanelProps> & { locale?: 'hu' | 'en'; initial?: Selection; spy?: (selection: Selection) => void }) {
  const [selection, setSelection] = useState(initial);
  function onSelect(next: Selection) {
    spy?.(next);
    setSelection(next);
  }
  return (
    <CalendarPanel
      label="Day"
      language={DATE_LANGUAGES[locale]}
      texts={SAMPLES[locale]}
      today={TODAY}
      limits={{}}
      {...rest}
      {...{ selection, onSelect }}
    />
  );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const chosenCells = () => screen.queryAllByRole('cell').filter((cell) => cell.getAttribute('aria-selected') === 'true');
const cursor = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

describe.each(['en', 'hu'] as const)('the month (%s)', (locale) => {
  const language = DATE_LANGUAGES[locale];
  const dayName = { en: 'Saturday, 21 November 2026', hu: '2026. november 21., szombat' }[locale];

  test('is a grid named by month and year, whose weeks start on Monday', () => {
    render(<Panel locale={locale} />);
    const grid = screen.getByRole('grid', { name: { en: 'November 2026', hu: '2026. november' }[locale] });
    const heads = within(grid).getAllByRole('columnheader');
    expect(heads.map((head) => head.getAttribute('aria-label'))).toEqual([...language.days.slice(1), language.days[0]]);
    const rows = within(grid).getAllByRole('row');
    // 1 November 2026 is a Sunday.
    expect(rows[1]?.textContent).toBe('1');
    expect(rows[1]?.lastElementChild?.textContent).toBe('1');
    expect(rows[2]?.textContent).toBe('2345678');
  });

  test('each day has its full date as name, and today is marked', () => {
    render(<Panel locale={locale} />);
    const today = button(`${dayName}, ${SAMPLES[locale].day.today}`);
    expect(today.getAttribute('aria-current')).toBe('date');
  });

  test('pressing a day chooses it, marks it and announces it', () => {
    render(<Panel locale={locale} />);
    fireEvent.click(button(new RegExp(dayName)));
    expect(chosenCells().map((cell) => cell.textContent)).toEqual(['21']);
    expect(button(`${dayName}, ${SAMPLES[locale].day.today}, ${SAMPLES[locale].day.chosen}`)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(SAMPLES[locale].chosen(dayName));
  });

  test('the header changes the month and announces it', () => {
    render(<Panel locale={locale} />);
    fireEvent.click(button(SAMPLES[locale].nextMonth));
    const december = { en: 'December 2026', hu: '2026. december' }[locale];
    expect(screen.getByRole('grid', { name: december })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(december);
    fireEvent.click(button(SAMPLES[locale].previousMonth));
    fireEvent.click(button(SAMPLES[locale].previousMonth));
    expect(screen.getByRole('grid', { name: { en: 'October 2026', hu: '2026. október' }[locale] })).toBeTruthy();
  });
});

describe('keys', () => {
  test.each([
    ['ArrowRight', {}, 'Sunday, 22 November 2026'],
    ['ArrowLeft', {}, 'Friday, 20 November 2026'],
    ['ArrowDown', {}, 'Saturday, 28 November 2026'],
    ['ArrowUp', {}, 'Saturday, 14 November 2026'],
    ['Home', {}, 'Monday, 16 November 2026'],
    ['End', {}, 'Sunday, 22 November 2026'],
    ['PageDown', {}, 'Monday, 21 December 2026'],
    ['PageUp', {}, 'Wednesday, 21 October 2026'],
    ['PageDown', { shiftKey: true }, 'Sunday, 21 November 2027'],
    ['PageUp', { shiftKey: true }, 'Friday, 21 November 2025'],
  ])('%s %o moves to %s', (key, more, name) => {
    render(<Panel takeFocus />);
    press(key, more);
    expect(cursor()).toBe(name);
  });

  test('exactly one day is a tab stop, and it moves with the cursor', () => {
    render(<Panel takeFocus />);
    press('ArrowRight');
    const stops = within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter((one) => one.tabIndex === 0);
    expect(stops).toEqual([document.activeElement]);
  });

  test('the cursor stops at the limits', () => {
    render(<Panel takeFocus limits={{ minDate: day(19), maxDate: day(25) }} />);
    for (let times = 0; times < 9; times += 1) press('ArrowLeft');
    expect(cursor()).toBe('Thursday, 19 November 2026');
    press('PageDown');
    expect(cursor()).toBe('Wednesday, 25 November 2026');
  });

  test('keys with Ctrl, Alt or Command are left to the browser', () => {
    render(<Panel takeFocus />);
    press('ArrowRight', { altKey: true });
    expect(cursor()).toBe('Saturday, 21 November 2026, today');
  });
});

describe('days that cannot be chosen', () => {
  const limits = { minDate: day(5), maxDate: day(25), disabledDates: [day(11)], disabledWeekdays: [0] };

  test('outside the limits are disabled, and so is paging to months without any selectable day', () => {
    const spy = vi.fn<(selection: Selection) => void>();
    render(<Panel limits={limits} spy={spy} />);
    expect(button(/, 4 November 2026, not available/).hasAttribute('disabled')).toBe(true);
    expect(button(/, 26 November 2026, not available/).hasAttribute('disabled')).toBe(true);
    fireEvent.click(button('Next month'));
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
    expect(button('Next month').getAttribute('aria-disabled')).toBe('true');
    expect(spy).not.toHaveBeenCalled();
  });

  test('because they are closed can get the focus and say why', () => {
    const spy = vi.fn<(selection: Selection) => void>();
    render(<Panel limits={limits} spy={spy} />);
    for (const name of ['Wednesday, 11 November 2026', 'Sunday, 15 November 2026']) {
      const closed = button(`${name}, not available`);
      expect(closed.getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(closed);
      expect(screen.getByRole('status').textContent).toBe(`Not available: ${name}.`);
    }
    expect(spy).not.toHaveBeenCalled();
  });
});

describe('several days', () => {
  test('are limited by maxDateCount, which is announced', () => {
    const spy = vi.fn<(selection: Selection) => void>();
    render(<Panel initial={{ mode: 'multiple', dates: [], maxDateCount: 2 }} spy={spy} />);
    fireEvent.click(button(/, 24 Nov/));
    fireEvent.click(button(/, 26 Nov/));
    fireEvent.click(button(/, 27 Nov/));
    expect(chosenCells().map((cell) => cell.textContent)).toEqual(['24', '26']);
    expect(screen.getByRole('status').textContent).toBe('You can select up to 2 days.');
    expect(spy).toHaveBeenCalledTimes(2);
    fireEvent.click(button(/, 24 Nov/));
    expect(screen.getByRole('status').textContent).toBe('Removed: Tuesday, 24 November 2026.');
    fireEvent.click(button(/, 27 Nov/));
    expect(chosenCells().map((cell) => cell.textContent)).toEqual(['26', '27']);
  });
});

describe('a range', () => {
  const range: Selection = { mode: 'range', start: undefined, end: undefined };

  test('is chosen in two steps, and is announced when complete', () => {
    render(<Panel initial={range} />);
    expect(screen.getByText('Choose the first day')).toBeTruthy();
    fireEvent.click(button(/, 24 Nov/));
    expect(screen.getByText('Now choose the last day')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Now choose the last day');
    fireEvent.click(button(/, 27 Nov/));
    expect(screen.getByRole('status').textContent).toBe('24 Nov 2026 – 27 Nov 2026 (4 days)');
    expect(chosenCells().map((cell) => cell.textContent)).toEqual(['24', '25', '26', '27']);
    expect(button(/, 24 Nov.*first day of the range/)).toBeTruthy();
    expect(button(/, 27 Nov.*last day of the range/)).toBeTruthy();
  });

  test('begins again if the second day is before the start', () => {
    render(<Panel initial={range} />);
    fireEvent.click(button(/, 24 Nov/));
    fireEvent.click(button(/, 20 Nov/));
    expect(screen.getByText('Now choose the last day')).toBeTruthy();
    expect(chosenCells().map((cell) => cell.textContent)).toEqual(['20']);
  });

  test('previews its end under the pointer without choosing it', () => {
    render(<Panel initial={range} />);
    fireEvent.click(button(/, 24 Nov/));
    fireEvent.pointerEnter(button(/, 27 Nov/), { pointerType: 'mouse' });
    expect(button(/, 25 Nov.*in the range/)).toBeTruthy();
    expect(chosenCells()).toHaveLength(1);
  });

  test('shows two months side by side that move by one month', () => {
    render(<Panel initial={range} months={2} />);
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual(['November 2026', 'December 2026']);
    fireEvent.click(button('Next month'));
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual(['December 2026', 'January 2027']);
  });
});

describe('months and years', () => {
  test('lead from the title to the year, the month and the day', () => {
    render(<Panel />);
    fireEvent.click(button('2026, choose a year'));
    expect(
      within(screen.getByRole('grid', { name: 'choose a year' }))
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(Array.from({ length: 10 }, (_, index) => String(2020 + index)));
    fireEvent.click(button('2028'));
    expect(within(screen.getByRole('grid', { name: 'choose a month' })).getAllByRole('button')).toHaveLength(12);
    fireEvent.click(button('February 2028'));
    expect(screen.getByRole('grid', { name: 'February 2028' })).toBeTruthy();
    expect(cursor()).toBe('Monday, 21 February 2028');
  });

  test('page by ten years', () => {
    render(<Panel view="year" />);
    fireEvent.click(button('Next ten years'));
    expect(screen.getByText('2030 – 2039')).toBeTruthy();
    fireEvent.click(button('Previous ten years'));
    fireEvent.click(button('Previous ten years'));
    expect(screen.getByText('2010 – 2019')).toBeTruthy();
  });

  test.each([
    ['ArrowRight', 'December 2026'],
    ['ArrowUp', 'August 2026'],
    ['Home', 'January 2026'],
    ['PageDown', 'November 2027'],
  ])('in the month view, %s moves to %s', (key, name) => {
    render(<Panel />);
    fireEvent.click(button('November, choose a month'));
    press(key);
    expect(cursor()).toBe(name);
  });

  test('in the year view, arrows move by a year and pages by ten', () => {
    render(<Panel view="year" takeFocus />);
    press('ArrowDown');
    expect(cursor()).toBe('2028');
    press('PageUp');
    expect(cursor()).toBe('2018');
  });

  test('as finest view, a month is represented by its first day within the limits', () => {
    const spy = vi.fn<(selection: Selection) => void>();
    render(<Panel view="month" limits={{ minDate: day(5), maxDate: day(25, 12) }} spy={spy} />);
    expect(button('October 2026').hasAttribute('disabled')).toBe(true);
    fireEvent.click(button('November 2026'));
    fireEvent.click(button('December 2026'));
    expect(spy.mock.calls.map(([selection]) => selection)).toMatchObject([{ date: day(5) }, { date: day(1, 12) }]);
  });

  test('as finest view, a year can be chosen', () => {
    const spy = vi.fn<(selection: Selection) => void>();
    render(<Panel view="year" spy={spy} />);
    fireEvent.click(button('2027'));
    expect(spy).toHaveBeenCalledWith({ mode: 'single', date: new CalendarDate(2027, 1, 1) });
  });
});
