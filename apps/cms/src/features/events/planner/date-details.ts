import type { PayloadRequest } from 'payload';
import { isRecord } from '../../../platform/is-record.ts';
import { may } from '../../../platform/rights/roles.ts';
import { toText } from '../../../platform/to-text.ts';
import { type DateChange, findChange, inEnglish } from './change-date.ts';
import { COLLECTION } from './newest-event.ts';
import { findPlannedDate, type PlannedDate } from './period.ts';

/** One date of a program with all that its editors need to say what has become of it. */
export interface DateDetails {
  date: PlannedDate;
  /** Its current note in both languages, or empty. */
  reason: DateChange['reason'];
  /** The id of the location, if it differs from that of the program. */
  location: number | null;
  /** It has a ticket address: visitors read that it is sold out, of others that they are full. */
  hasTickets: boolean;
  /** Visitors see a change as soon as it is saved: nothing else waits to be published, and the editor may publish. */
  isAtOnce: boolean;
  /** The possible locations, by name. */
  places: { id: number; title: string }[];
}

/** `null` when the newest version of the program has no date that was to begin at `original` (an ISO instant). */
export async function loadDateDetails(req: PayloadRequest, id: number, original: string): Promise<DateDetails | null> {
  const { payload } = req;
  const date = await findPlannedDate(req, id, original);
  if (!date) return null;
  const [event, english, { docs }] = await Promise.all([
    payload.findByID({ collection: COLLECTION, id, draft: true, depth: 0, locale: 'hu', overrideAccess: true }),
    inEnglish(req, id),
    payload.find({
      collection: 'event-locations',
      overrideAccess: false,
      user: req.user,
      depth: 0,
      locale: 'hu',
      pagination: false,
      sort: 'title',
      select: { title: true },
    }),
  ]);
  const found: unknown[] = docs;
  const [change, inOther] = [findChange({ ...event }, original), findChange(english, original)];
  return {
    date,
    reason: { hu: toText(change?.note), en: toText(inOther?.note) },
    location: typeof change?.location === 'number' ? change.location : null,
    hasTickets: Boolean(change?.ticketUrl || event.ticketUrl),
    isAtOnce: date.isPublic && !date.isDraft && may(req.user, 'publish', COLLECTION),
    places: found.filter(isRecord).map((place) => ({ id: Number(place['id']), title: toText(place['title']) })),
  };
}
