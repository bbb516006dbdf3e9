// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Marquee } from './Marquee.tsx';

const labels = { pause: 'Pause', play: 'Play' };
let barWidth = 0;
let textWidth = 0;
let resized: () => void;

function showIn({ bar, text, reduced = false }: { bar: number; text: number; reduced?: boolean }) {
  barWidth = bar;
  textWidth = text;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: reduced }));
  return render(
    <Marquee labels={labels}>
      The fountain plays <a href="#fountain">tonight</a>
    </Marquee>,
  );
}
const line = () => document.querySelector<HTMLElement>('.marquee-line');
const isMoving = () => document.querySelector('.marquee-moving') !== null;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => barWidth);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => textWidth);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a text that fits its bar stands still', () => {
  showIn({ bar: 400, text: 400 });
  expect(isMoving()).toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a text wider than its bar moves 1 px every 16 ms', () => {
  showIn({ bar: 400, text: 936 });
  expect(isMoving()).toBe(true);
  const style = line()?.style;
  // 936 px of text and 64 px of gap: 1000 steps of a pixel in 1000 × 16 ms.
  expect(style?.getPropertyValue('--marquee-distance')).toBe('1000px');
  expect(style?.animationTimingFunction).toBe('steps(1000)');
  expect(style?.animationDuration).toBe('16000ms');
  expect(style?.animationPlayState).toBe('running');
});

test('it starts and stops when the bar becomes narrower and wider', () => {
  showIn({ bar: 1000, text: 500 });
  barWidth = 300;
  act(resized);
  expect(isMoving()).toBe(true);
  barWidth = 1000;
  act(resized);
  expect(isMoving()).toBe(false);
});

test.each([
  ['pointer', (element: Element) => fireEvent.pointerEnter(element), (element: Element) => fireEvent.pointerLeave(element)],
  ['focus', (element: Element) => fireEvent.focus(element), (element: Element) => fireEvent.blur(element)],
])('it rests under the %s', (_, come, go) => {
  showIn({ bar: 400, text: 936 });
  const marquee = document.querySelector('.marquee-moving');
  if (!marquee) throw new Error('not moving');
  come(marquee);
  expect(line()?.style.animationPlayState).toBe('paused');
  go(marquee);
  expect(line()?.style.animationPlayState).toBe('running');
});

test('its button pauses it for good, and lets it go on', () => {
  showIn({ bar: 400, text: 936 });
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(line()?.style.animationPlayState).toBe('paused');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(line()?.style.animationPlayState).toBe('running');
});

test('it never moves where less motion is asked for', () => {
  showIn({ bar: 400, text: 936, reduced: true });
  expect(isMoving()).toBe(false);
});

test('the copy that follows the text is not read or reached a second time', () => {
  showIn({ bar: 400, text: 936 });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(document.querySelector('[aria-hidden] a')?.closest('[inert]')).not.toBeNull();
});
