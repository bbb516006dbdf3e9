import { type Locale, WeatherState } from '@liget/content-api';
import type { PayloadRequest } from 'payload';
import { isRecord } from '../../platform/is-record.ts';
import type { SlotRule } from './slots.ts';
import type { BalloonState, Slot } from './state.ts';

export const BALLOON = 'balloon';

/** Default, as in the seed: half an hour, one per hour. */
export const USUAL_RULE: SlotRule = { minutes: 30, gap: 30 };

const readText = (value: unknown, locale: Locale): string => {
  const text = isRecord(value) ? value[locale] : undefined;
  return typeof text === 'string' ? text.trim() : '';
};

/** A stored slot; empty for an invalid one. */
function readSlot(row: unknown): Slot[] {
  if (!isRecord(row)) return [];
  const weather = WeatherState.safeParse(row['weather']);
  const [start, end] = [row['start'], row['end']].map((value) => (typeof value === 'string' ? Date.parse(value) : Number.NaN));
  if (!weather.success || Number.isNaN(start) || Number.isNaN(end)) return [];
  return [{ start: new Date(Number(start)).toISOString(), end: new Date(Number(end)).toISOString(), weather: weather.data }];
}

/** The balloon's stored state, read with `locale: 'all'`. A global that was never saved is grounded and has no slots. */
export function readBalloonState(document: unknown): BalloonState {
  const fields = isRecord(document) ? document : {};
  const rows: unknown[] = Array.isArray(fields['timeSlots']) ? fields['timeSlots'] : [];
  const slots = rows.flatMap(readSlot).toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  const note = { hu: readText(fields['note'], 'hu'), en: readText(fields['note'], 'en') };
  return { flight: { isUp: fields['balloonIsUp'] === true, note }, slots };
}

export function readSlotRule(document: unknown): SlotRule {
  const fields = isRecord(document) ? document : {};
  const [minutes, gap] = [fields['slotMinutes'], fields['slotGap']];
  return {
    minutes: typeof minutes === 'number' && minutes > 0 ? minutes : USUAL_RULE.minutes,
    gap: typeof gap === 'number' && gap >= 0 ? gap : USUAL_RULE.gap,
  };
}

/** The global with both languages, read in the request's transaction. The language of the request itself stays. */
export const readBalloon = (req: PayloadRequest) =>
  req.payload.findGlobal({
    slug: BALLOON,
    depth: 0,
    locale: 'all',
    ...(req.transactionID === undefined ? {} : { req: { transactionID: req.transactionID } }),
  });
