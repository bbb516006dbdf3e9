import type { ShownStatus } from '@liget/park';
import { expect, test } from 'vitest';
import { canBeJoined, getCardStatus } from './shown-status.ts';

test('exactly one part of a card shows each status except “scheduled”; only events with room can be joined', () => {
  const every: ShownStatus[] = ['scheduled', 'cancelled', 'postponed', 'moved', 'rescheduled', 'relocated', 'sold_out', 'full'];
  const parts = every.map((status) =>
    [getCardStatus(status, 'title'), getCardStatus(status, 'tags')].filter((shownBy) => shownBy !== null),
  );
  expect(parts).toEqual([[], ...every.slice(1).map((status) => [status])]);
  expect(every.filter(canBeJoined)).toEqual(['scheduled', 'rescheduled', 'relocated']);
});
