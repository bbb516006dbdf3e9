'use client';

import { type RefObject, useEffect, useRef } from 'react';

const findDayUnder = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-day]') : null;

/** Enables dropping dragged dates on days of the board; the dialog offers the same without a mouse. */
export function useDrops(board: RefObject<HTMLElement | null>, drop: (day: string) => void): void {
  const latest = useRef(drop);
  useEffect(() => {
    latest.current = drop;
  });
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    let marked: HTMLElement | null = null;
    const mark = (day: HTMLElement | null) => {
      if (marked === day) return;
      marked?.removeAttribute('data-over');
      day?.setAttribute('data-over', 'true');
      marked = day;
    };
    const onDragOver = (event: DragEvent) => {
      const day = findDayUnder(event);
      // Required by the browser to allow dropping.
      if (day) event.preventDefault();
      mark(day);
    };
    const onDrop = (event: DragEvent) => {
      const day = findDayUnder(event);
      event.preventDefault();
      mark(null);
      if (day?.dataset['day']) latest.current(day.dataset['day']);
    };
    const onDragEnd = () => mark(null);
    element.addEventListener('dragover', onDragOver);
    element.addEventListener('drop', onDrop);
    element.addEventListener('dragend', onDragEnd);
    return () => {
      element.removeEventListener('dragover', onDragOver);
      element.removeEventListener('drop', onDrop);
      element.removeEventListener('dragend', onDragEnd);
    };
  }, [board]);
}
