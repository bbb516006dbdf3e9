import type { EnquiryOffer } from '@liget/content-api';
import { DAYS_AHEAD } from '@liget/content-api/enquiry-limits';
import { hasHours, listOpeningSpans, type PlaceHours } from '@liget/park';
import { ZONE } from '@liget/park/time';
import type { BusinessPartnerItem } from '../../payload-types.ts';
import type { DocumentReader } from '../../platform/read-model/document-reader.ts';
import { placeHours } from '../../platform/read-model/places/opening-hours.ts';
import { findByIds, type TimedReadContext } from '../../platform/read-model/published.ts';

/** The common fields of pages for business partners and for visitors. */
type OfferFields = Pick<BusinessPartnerItem, 'takesEnquiries' | 'enquiryPlace'>;

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const NONE: EnquiryOffer = { closed_weekdays: [], closed_days: [], hours: [], exceptions: [] };

/** The weekdays on which a place is never open in the year from `now` on, its other closed days, and its hours. */
export function listClosedDays(place: PlaceHours, now: Temporal.Instant): EnquiryOffer {
  if (!hasHours(place)) return NONE;
  const today = now.toZonedDateTimeISO(ZONE).toPlainDate();
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, at) => today.add({ days: at }));
  const closed = days.filter((day) => listOpeningSpans(place, day).length === 0);
  const weekdays = WEEKDAYS.filter((weekday) => days.every((day) => day.dayOfWeek !== weekday || closed.includes(day)));
  return {
    ...place,
    closed_weekdays: weekdays,
    closed_days: closed.filter(({ dayOfWeek }) => !weekdays.some((weekday) => weekday === dayOfWeek)).map(String),
  };
}

/** Whether a page accepts enquiries, and the days on which its place is closed. */
export async function toEnquiryOffer(context: TimedReadContext, read: DocumentReader<OfferFields>): Promise<EnquiryOffer | null> {
  if (!read.flag('takesEnquiries')) return null;
  const id = read.relationId('enquiryPlace');
  const [place] = id === null ? [] : await findByIds(context, 'top-locations', [id], 0);
  return place ? listClosedDays(placeHours(place), context.now) : NONE;
}

/** The reason why days ('YYYY-MM-DD') are not available; `null` when all are. */
export function findReasonNotOffered(
  { closed_weekdays, closed_days }: EnquiryOffer,
  days: readonly string[],
  now: Temporal.Instant,
): 'past_days' | 'far_days' | 'closed_days' | null {
  const today = now.toZonedDateTimeISO(ZONE).toPlainDate();
  const last = today.add({ days: DAYS_AHEAD }).toString();
  if (days.some((day) => day < today.toString())) return 'past_days';
  if (days.some((day) => day > last)) return 'far_days';
  const isClosed = (day: string) => closed_weekdays.includes(Temporal.PlainDate.from(day).dayOfWeek) || closed_days.includes(day);
  return days.some(isClosed) ? 'closed_days' : null;
}

/** Whether a time ('HH:mm') on the first requested day ('YYYY-MM-DD') is in the past. */
export function isTimeOver({ days, from }: { days: readonly string[]; from: string }, now: Temporal.Instant): boolean {
  const local = now.toZonedDateTimeISO(ZONE).toPlainDateTime();
  return days.some((day) => Temporal.PlainDateTime.compare(`${day}T${from}`, local) < 0);
}
