import { type RefObject, useEffect } from 'react';

/** The width up to which the days are a list, as in planner.css. */
const AS_LIST = '(max-width: 768px)';

/** Where the days are a list, shows today or the next day with dates: the list begins with the first week of the month. */
export function useScrollToDay(board: RefObject<HTMLElement | null>, day: string, today: string): void {
  useEffect(() => {
    if (day !== today || !window.matchMedia(AS_LIST).matches) return;
    const cells = [...(board.current?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
    cells.find(({ dataset }) => (dataset['day'] ?? '') >= today && dataset['empty'] !== 'true')?.scrollIntoView({ block: 'start' });
  }, [board, day, today]);
}
