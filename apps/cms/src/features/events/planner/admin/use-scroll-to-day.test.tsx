// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollToDay } from './use-scroll-to-day.ts';

const TODAY = '2026-11-30';
const scrolled: (string | undefined)[] = [];
const setWidth = (isPhone: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    scrolled.push(this.dataset['day']);
  });
});
afterEach(() => {
  cleanup();
  scrolled.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Days with their numbers of dates. */
function Days({ day, days }: { day: string; days: Record<string, number> }) {
  const board = useRef<HTMLDivElement>(null);
  useScrollToDay(board, day, TODAY);
  return (
    <div ref={board}>
      {Object.entries(days).map(([name, count]) => (
        <p key={name} data-day={name} data-empty={count === 0} />
      ))}
    </div>
  );
}

test('the list of days on a phone shows today, or the next day with dates, and again when “today” is chosen', () => {
  setWidth(true);
  const days = { '2026-11-02': 3, [TODAY]: 0, '2026-12-01': 2 };
  const { rerender } = render(<Days day={TODAY} days={days} />);
  rerender(<Days day="2026-12-01" days={days} />);
  rerender(<Days day={TODAY} days={{ ...days, [TODAY]: 1 }} />);
  expect(scrolled).toEqual(['2026-12-01', TODAY]);
});

test('the grid of a wide screen does not scroll', () => {
  setWidth(false);
  render(<Days day={TODAY} days={{ [TODAY]: 1 }} />);
  expect(scrolled).toEqual([]);
});
