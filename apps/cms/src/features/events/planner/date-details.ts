import type { PayloadRequest } from 'payload';
import type { Event } from '../../../payload-types.ts';
import { getEditorLanguage } from '../../../platform/editor-language.ts';
import type { Label } from '../../../platform/fields/labels.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { may } from '../../../platform/rights/roles.ts';
import { toText } from '../../../platform/to-text.ts';
import { inEnglish } from './change-date.ts';
import { findChange } from './changed-rows.ts';
import { COLLECTION } from './newest-event.ts';
import { findPlannedDate } from './period.ts';
import type { DateDetails, PlannedDate } from './planned-date.ts';
import { isDatePublic } from './published-date.ts';

type EventOccurrence = NonNullable<Event['occurrences']>[number];

/** A moved date appears at its original time, too. */
function findPlannedEnd({ end }: PlannedDate, original: string, occurrences: readonly EventOccurrence[] | null | undefined): string | null {
  const planned = occurrences?.find(({ status, start }) => status === 'moved' && Date.parse(start) === Date.parse(original));
  return planned ? (planned.end ?? null) : end;
}

function toPlace({ id, title }: Record<string, unknown>, language: keyof Label): DateDetails['places'][number] {
  const getTitle = (locale: keyof Label) => (isRecord(title) ? toText(title[locale]) : '');
  const titles: Label = { hu: getTitle('hu'), en: getTitle('en') || getTitle('hu') };
  return { id: Number(id), title: titles[language], titles };
}

/** `null` if the newest version of the event has no date with the original start `original` (an ISO instant). */
export async function loadDateDetails(req: PayloadRequest, id: number, original: string): Promise<DateDetails | null> {
  const { payload } = req;
  const language = getEditorLanguage(req);
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
      locale: 'all',
      pagination: false,
      select: { title: true },
    }),
  ]);
  const found: unknown[] = docs;
  const [change, inOther] = [findChange({ ...event }, original), findChange(english, original)];
  return {
    date,
    plannedEnd: findPlannedEnd(date, original, event.occurrences),
    reason: { hu: toText(change?.note), en: toText(inOther?.note) },
    location: typeof change?.location === 'number' ? change.location : null,
    hasTickets: Boolean(change?.ticketUrl || event.ticketUrl),
    isAtOnce: may(req.user, 'publish', COLLECTION) && (await isDatePublic(req, id, original)),
    places: found
      .filter(isRecord)
      .map((place) => toPlace(place, language))
      .toSorted((one, other) => one.title.localeCompare(other.title, language)),
  };
}
