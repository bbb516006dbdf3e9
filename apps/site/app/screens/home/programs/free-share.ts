/** How many of the events are free, as the message distinguishes it. */
export function getFreeShare({ all, free }: { all: number; free: number }): 'none' | 'one' | 'all' | 'some' {
  if (free === 0) return 'none';
  if (free < all) return 'some';
  return all === 1 ? 'one' : 'all';
}
