// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';
import { padCounter } from './counter.ts';
import { stopAfter, stopAt, stopCount } from './stops.ts';

const SLIDE = 300;
const labels = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  position: (index: string, total: string) => `${index} of ${total}`,
};
const items = ['a', 'b', 'c'].map((id) => ({ id, content: <p>Picture {id}</p> }));
const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

/** Gives the slides positions side by side; by default each is as wide as the track. */
function layOut({ visible = SLIDE, reduced = false } = {}) {
  const getIndex = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return getIndex(this) * SLIDE;
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(visible);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(items.length * SLIDE);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: reduced }));
  Object.assign(Element.prototype, { scrollTo });
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
const track = () => screen.getByRole('group', { name: 'Pictures' });
const counter = () => document.querySelector('.carousel-counter')?.textContent;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  scrollTo.mockReset();
});

describe('a carousel', () => {
  test('starts after 50 ms at the given slide', () => {
    layOut();
    render(<Carousel label="Pictures" items={items} labels={labels} startAt={2} />);
    pass(49);
    expect(scrollTo).not.toHaveBeenCalled();
    pass(1);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 2 * SLIDE, behavior: 'instant' });
    expect(counter()).toBe('0303');
  });

  test('loops from the last slide to the first and back', () => {
    layOut();
    render(<Carousel label="Pictures" items={items} labels={labels} />);
    pass(50);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * SLIDE, behavior: 'smooth' });
    expect(counter()).toBe('0303');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' });
    expect(counter()).toBe('0103');
  });

  test('reacts to the arrow keys, Home and End on its track, but not within a control', () => {
    layOut();
    render(
      <Carousel
        label="Pictures"
        items={[...items.slice(0, 2), { id: 'c', content: <button type="button">Inside</button> }]}
        labels={labels}
      />,
    );
    pass(50);
    fireEvent.keyDown(track(), { key: 'ArrowRight' });
    expect(counter()).toBe('0203');
    fireEvent.keyDown(track(), { key: 'ArrowLeft' });
    expect(counter()).toBe('0103');
    fireEvent.keyDown(track(), { key: 'End' });
    expect(counter()).toBe('0303');
    fireEvent.keyDown(track(), { key: 'Home' });
    expect(counter()).toBe('0103');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Inside' }), { key: 'ArrowRight' });
    expect(counter()).toBe('0103');
  });

  test('updates its counter when it is scrolled by hand', () => {
    layOut();
    render(<Carousel label="Pictures" items={items} labels={labels} />);
    pass(50);
    track().scrollLeft = SLIDE + 20;
    fireEvent.scroll(track());
    pass(100);
    expect(counter()).toBe('0203');
  });

  test('announces its position once the visitor has moved it', () => {
    layOut();
    render(<Carousel label="Pictures" items={items} labels={labels} />);
    pass(50);
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('status').textContent).toBe('2 of 3');
  });

  test('names every slide by its position', () => {
    layOut();
    render(<Carousel label="Pictures" items={items} labels={labels} />);
    expect(screen.getByRole('group', { name: '3 of 3' }).textContent).toBe('Picture c');
  });

  test('has no buttons if all slides are in view', () => {
    layOut({ visible: 3 * SLIDE });
    render(<Carousel label="Pictures" items={items} labels={labels} look="strip" />);
    pass(50);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('an automatic carousel', () => {
  const moving = <Carousel label="Pictures" items={items} labels={labels} every={4000} />;

  test('makes its first step one interval after its start', () => {
    layOut();
    render(moving);
    pass(50);
    pass(3999);
    expect(scrollTo).not.toHaveBeenCalled();
    pass(1);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: SLIDE, behavior: 'smooth' });
    pass(4000);
    pass(4000);
    expect(counter()).toBe('0103');
  });

  test('stops while paused and then continues', () => {
    layOut();
    render(moving);
    pass(50);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(20_000);
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(4000);
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  test.each(['pointer', 'focus'])('stops while the %s is on it', (what) => {
    layOut();
    render(moving);
    pass(50);
    const region = screen.getByRole('region', { name: 'Pictures' });
    if (what === 'pointer') fireEvent.pointerEnter(region);
    else fireEvent.focus(track());
    pass(20_000);
    expect(scrollTo).not.toHaveBeenCalled();
    if (what === 'pointer') fireEvent.pointerLeave(region);
    else fireEvent.blur(track());
    pass(4000);
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  test('does not move with reduced motion, and its buttons jump', () => {
    layOut({ reduced: true });
    render(moving);
    pass(20_000);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: SLIDE, behavior: 'instant' });
  });
});

describe('stops', () => {
  test('slides that cannot be scrolled to the start of the track are no stops', () => {
    expect(stopCount({ offsets: [0, 100, 200, 300, 400], furthest: 200 })).toBe(3);
    expect(stopCount({ offsets: [0, 100, 200], furthest: 0 })).toBe(1);
    expect(stopCount({ offsets: [], furthest: 0 })).toBe(1);
  });
  test('the furthest scroll position is the last stop', () => {
    expect(stopAt(149, { offsets: [0, 100, 200], furthest: 150 })).toBe(2);
    expect(stopAt(60, { offsets: [0, 100, 200], furthest: 200 })).toBe(1);
  });
  test('steps wrap around', () => {
    expect([stopAfter(4, 1, 5), stopAfter(0, -1, 5), stopAfter(1, -7, 5)]).toEqual([0, 4, 4]);
  });
});

test('counters have at least two digits', () => {
  expect([1, 9, 10, 123].map(padCounter)).toEqual(['01', '09', '10', '123']);
});
