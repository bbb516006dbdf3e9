import {
  getBalloonState,
  hasHours,
  hasHoursOn,
  isReportExpired,
  listOpeningSpans,
  markClosedDays,
  type PlaceHours,
  selectValidSlots,
  toParkDay,
  ZONE,
} from '@liget/park';
import type { PayloadRequest } from 'payload';
import { formatPlannedDay } from '../../platform/fields/dates/date-texts.ts';
import { isRecord } from '../../platform/is-record.ts';
import { formatBudapestInstant } from '../../platform/read-model/dates.ts';
import { loadBalloonHours } from '../../platform/read-model/places/load-opening-hours.ts';
import { noteWhenFlying, readHistory } from './history.ts';
import type { BalloonOverview, DeskDay } from './overview.ts';
import { filterSlotsOfDay, findMissingSlots, formatSlotTime } from './slots.ts';
import type { Slot } from './state.ts';
import { readBalloon, readBalloonState, readSlotRule } from './stored.ts';

const NEVER = '1970-01-01T00:00:00.000Z';

interface DeskContext {
  slots: readonly Slot[];
  place: PlaceHours | null;
  rule: ReturnType<typeof readSlotRule>;
  now: Temporal.Instant;
}

function toDeskDay(day: Temporal.PlainDate, { slots, place, rule, now }: DeskContext): DeskDay {
  const missing = place && hasHours(place) ? findMissingSlots(place, day, { slots, rule, now }) : [];
  const [first, last] = [missing[0], missing.at(-1)];
  return {
    day: day.toString(),
    title: formatPlannedDay(day.toZonedDateTime(ZONE).toInstant().toString()),
    slots: filterSlotsOfDay(slots, day).map((slot) => ({
      ...slot,
      time: formatSlotTime(slot.start),
      isOver: Temporal.Instant.compare(Temporal.Instant.from(slot.end), now) <= 0,
    })),
    isClosed: place && hasHoursOn(place, day) ? listOpeningSpans(place, day).length === 0 : null,
    proposal: first && last ? { count: missing.length, from: formatSlotTime(first.start), to: formatSlotTime(last.end) } : null,
  };
}

const getUpdatedAt = (document: unknown) =>
  isRecord(document) && typeof document['updatedAt'] === 'string' ? document['updatedAt'] : null;

/** Whether the stored state is from an earlier opening period. */
const isOutdated = (updatedAt: string | null, place: PlaceHours | null, now: Temporal.Instant) =>
  isReportExpired({ updated_at: formatBudapestInstant(updatedAt ?? NEVER) }, place, now);

/** The balloon's state as visitors see it, and today's slots, for the dashboard. Two queries. */
export async function summarizeBalloon(req: PayloadRequest, now: Temporal.Instant) {
  const [document, place] = await Promise.all([readBalloon(req), loadBalloonHours(req)]);
  const { flight, slots } = readBalloonState(document);
  const updatedAt = getUpdatedAt(document);
  const today = toDeskDay(toParkDay(now), { slots, place, rule: readSlotRule(document), now });
  const balloon = {
    balloon_is_up: flight.isUp ? (1 as const) : (0 as const),
    time_slots: markClosedDays(
      selectValidSlots(
        slots.map(({ start, end, weather }) => ({
          start_date: formatBudapestInstant(start),
          end_date: formatBudapestInstant(end),
          weather,
        })),
      ),
      place,
    ),
    updated_at: formatBudapestInstant(updatedAt ?? NEVER),
  };
  return { state: getBalloonState(balloon, place, now), flight, updatedAt, isOld: isOutdated(updatedAt, place, now), today };
}

export async function readBalloonDesk(req: PayloadRequest, now: Temporal.Instant): Promise<BalloonOverview> {
  const [document, place, history, flying] = await Promise.all([
    readBalloon(req),
    loadBalloonHours(req),
    readHistory(req),
    noteWhenFlying(req),
  ]);
  const { flight, slots } = readBalloonState(document);
  const updatedAt = getUpdatedAt(document);
  const today = toParkDay(now);
  const context = { slots, place, rule: readSlotRule(document), now };
  return {
    flight,
    updatedAt,
    isOld: isOutdated(updatedAt, place, now),
    days: [today, today.add({ days: 1 })].map((day) => toDeskDay(day, context)),
    noteWhenFlying: flying,
    history,
  };
}
