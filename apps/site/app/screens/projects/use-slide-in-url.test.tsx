// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSlideInUrl } from './use-slide-in-url.ts';

const WIDTH = 400;

function Slides() {
  useSlideInUrl('slides');
  return (
    <div role="region" aria-label="slides" id="slides">
      <ol>
        {[1, 2, 3, 4].map((number) => (
          <li
            key={number}
            id={`project-${number}`}
            ref={(slide) => {
              if (slide) Object.defineProperty(slide, 'offsetLeft', { value: (number - 1) * WIDTH, configurable: true });
            }}
          />
        ))}
      </ol>
    </div>
  );
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

function scrollTo(left: number): void {
  const region = screen.getByRole('region');
  region.scrollLeft = left;
  fireEvent.scroll(region);
  vi.advanceTimersByTime(100);
}

test('the URL follows the shown slide without new history entries', () => {
  render(<Slides />);
  const entries = window.history.length;
  scrollTo(0);
  expect(window.location.hash).toBe('');
  scrollTo(3 * WIDTH - 10);
  expect(window.location.hash).toBe('#project-4');
  scrollTo(WIDTH);
  expect([window.location.hash, window.history.length]).toEqual(['#project-2', entries]);
});

test('the back button shows the slide of the URL, or the first one without a slide', () => {
  render(<Slides />);
  const region = screen.getByRole('region');
  const shown = vi.spyOn(region, 'scrollTo').mockImplementation(() => {});
  window.history.replaceState(null, '', '#project-3');
  fireEvent.popState(window);
  window.history.replaceState(null, '', '/the-project/swiper');
  fireEvent.popState(window);
  expect(shown.mock.calls).toEqual([[{ left: 2 * WIDTH, behavior: 'instant' }], [{ left: 0, behavior: 'instant' }]]);
});
