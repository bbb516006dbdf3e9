import type { CaseKind } from '@liget/content-api';
import { toBudapestDay, ZONE } from '@liget/park/time';
import type { Payload } from 'payload';
import * as z from 'zod';
import { toStoredText } from '../../platform/read-model/dates.ts';
import { KINDS } from './kinds.ts';

const NOON = '12:00';

/** Noon in Budapest as UTC, the format in which the admin's date fields store a day. */
export const toNoon = (day: string): string =>
  toStoredText(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: ZONE, plainTime: NOON }).toInstant());

/** The calendar day of a stored instant in Budapest, 'YYYY-MM-DD'. */
export function toStoredDay(instant: string | null): string | null {
  return instant ? toBudapestDay(Temporal.Instant.from(instant)) : null;
}

export interface Periods {
  days: number;
  months: number;
}

const number = z.number().nullable().catch(null);
const StoredPeriods = z.object({ days: number, months: number }).catch({ days: null, months: null });

/** The periods for the answer to a kind of case and for its erasure, from the settings. */
export async function readPeriods(payload: Payload, kind: CaseKind): Promise<Periods> {
  const settings = await payload.findGlobal({ slug: 'inbox-settings', depth: 0 });
  const { days, months } = StoredPeriods.parse(settings[kind]);
  return { days: days ?? KINDS[kind].days, months: months ?? KINDS[kind].months };
}

/** The deadline, `days` after the day of arrival in Budapest: 'YYYY-MM-DD'. */
export function getDueDay(arrival: Temporal.Instant, days: number): string {
  return Temporal.PlainDate.from(toBudapestDay(arrival)).add({ days }).toString();
}
