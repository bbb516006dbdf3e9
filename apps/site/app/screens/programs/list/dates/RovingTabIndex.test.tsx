// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RovingTabIndex } from './RovingTabIndex.tsx';

function Row({ days, current }: { days: string[]; current: string }) {
  const row = useRef<HTMLDivElement>(null);
  return (
    <div ref={row}>
      <RovingTabIndex within={row} />
      <a href="#before">before</a>
      <ol data-one-stop>
        {days.map((day) => (
          <li key={day}>
            <a href={`#${day}`} aria-current={day === current ? 'date' : undefined}>
              {day}
            </a>
          </li>
        ))}
      </ol>
      <a href="#after">after</a>
    </div>
  );
}

afterEach(cleanup);
const focused = () => document.activeElement?.textContent;

test('a row of days is one tab stop at the current day; arrow keys move it', async () => {
  render(<Row days={['20', '21', '22']} current="21" />);
  const user = userEvent.setup();
  const focusedNames: (string | null | undefined)[] = [];
  for (const keys of [
    '{Tab}',
    '{Tab}',
    '{ArrowRight}',
    '{ArrowRight}',
    '{End}',
    '{ArrowLeft}',
    '{Home}',
    '{Tab}',
    '{Shift>}{Tab}{/Shift}',
  ]) {
    await user.keyboard(keys);
    focusedNames.push(focused());
  }
  expect(focusedNames).toEqual(['before', '21', '22', '20', '22', '21', '20', 'after', '20']);
});

test('days that are rendered later are one tab stop, too', async () => {
  const { rerender } = render(<Row days={['20']} current="20" />);
  rerender(<Row days={['20', '21', '22']} current="22" />);
  const stops = () => screen.getAllByRole('link').flatMap((link) => (link.tabIndex === 0 ? [link.textContent] : []));
  await waitFor(() => expect(stops()).toEqual(['before', '22', 'after']));
});
