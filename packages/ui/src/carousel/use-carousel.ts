import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../motion/use-reduced-motion.ts';
import { stopAfter, stopAt, stopCount, type TrackGeometry } from './stops.ts';

/** Starts after 50 ms; scrolling settles after 100 ms, resizing after 200 ms (specification, section 9). */
const START_MS = 50;
const SCROLL_MS = 100;
const RESIZE_MS = 200;

interface CarouselOptions {
  count: number;
  /** The slide that it starts at. */
  startAt: number;
  /** Milliseconds between automatic steps; unset for none. */
  every: number | undefined;
}

interface CarouselState {
  track: RefObject<HTMLDivElement | null>;
  stop: number;
  stops: number;
  /** It moves automatically unless paused: shows the pause button. */
  isAutomatic: boolean;
  paused: boolean;
  /** Whether the visitor has moved it: from then on its position is announced. */
  touched: boolean;
  step: (steps: number) => void;
  togglePause: () => void;
  setHold: (isHeld: boolean) => void;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function getGeometry(track: HTMLElement): TrackGeometry {
  const slides = [...track.children].filter((child) => child instanceof HTMLElement);
  const first = slides[0]?.offsetLeft ?? 0;
  return { offsets: slides.map((slide) => slide.offsetLeft - first), furthest: track.scrollWidth - track.clientWidth };
}

/** A looping carousel on a native scroll container: the browser scrolls and snaps; this hook counts and steps. */
export function useCarousel({ count, startAt, every }: CarouselOptions): CarouselState {
  const track = useRef<HTMLDivElement>(null);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [stop, setStop] = useState(startAt);
  const [stops, setStops] = useState(count);
  const [started, setStarted] = useState(false);
  const [paused, setPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [touched, setTouched] = useState(false);
  const reduced = useReducedMotion();
  const isAutomatic = every !== undefined && !reduced && stops > 1;

  const show = useCallback((next: number, behavior: ScrollBehavior) => {
    const element = track.current;
    if (!element) return;
    element.scrollTo({ left: getGeometry(element).offsets[next] ?? 0, behavior });
    setStop(next);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (track.current) setStops(stopCount(getGeometry(track.current)));
      if (startAt > 0) show(startAt, 'instant');
      setStarted(true);
    }, START_MS);
    return () => clearTimeout(timer);
  }, [startAt, show]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onResize() {
      clearTimeout(timer);
      timer = setTimeout(() => track.current && setStops(stopCount(getGeometry(track.current))), RESIZE_MS);
    }
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      clearTimeout(settle.current);
      window.removeEventListener('resize', onResize);
    };
  }, []);

  useEffect(() => {
    if (!isAutomatic || !started || paused || isHeld) return;
    const timer = setInterval(() => {
      if (!document.hidden) show(stopAfter(stop, 1, stops), 'smooth');
    }, every);
    return () => clearInterval(timer);
  }, [isAutomatic, started, paused, isHeld, every, show, stop, stops]);

  function step(steps: number) {
    setTouched(true);
    show(stopAfter(stop, steps, stops), reduced ? 'instant' : 'smooth');
  }

  return {
    track,
    stop,
    stops,
    isAutomatic,
    paused,
    touched,
    step,
    togglePause: () => setPaused(!paused),
    setHold: setIsHeld,
    onScroll() {
      clearTimeout(settle.current);
      settle.current = setTimeout(() => {
        const element = track.current;
        if (element) setStop(stopAt(element.scrollLeft, getGeometry(element)));
      }, SCROLL_MS);
    },
    onKeyDown(event) {
      if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
      const steps = { ArrowRight: 1, ArrowLeft: -1, Home: -stop, End: stops - 1 - stop }[event.key];
      if (steps === undefined) return;
      event.preventDefault();
      step(steps);
    },
  };
}
