import type { Event, Occurrence } from '@liget/content-api';
import {
  findShownDate,
  getOccurrenceState,
  getShownDateStatus,
  getShownLocation,
  getShownStatus,
  type OccurrenceState,
  type ShownStatus,
  takesPlace,
} from '@liget/park';
import { formatInterval } from '@liget/park/interval';
import { newsletterTexts } from '../email-texts.ts';

/** The state of the date that an issue shows. */
export function getShownState(event: Event): OccurrenceState {
  const date = findShownDate(event);
  return date ? getOccurrenceState(event, date) : event.status;
}

function formatWhen(event: Event, status: ShownStatus, now: Temporal.Instant): string | null {
  const when = formatInterval(event, 'hu', now);
  // An additional text of the editor is added to the date and does not replace it.
  const extra = event.date === when ? null : event.date;
  const planned = [when, extra].filter(Boolean).join(' · ') || null;
  if (status === 'scheduled' || status === 'relocated') return planned;
  const word = newsletterTexts.status[status];
  // An event without an end has no date that could be cancelled.
  if (event.constant || (event.interval && event.end_date === null) || !when) return word;
  if (status === 'postponed' || status === 'moved') return `${word} · ${newsletterTexts.originalDate}: ${when}`;
  return `${word}: ${status === 'cancelled' ? when : planned}`;
}

function formatPlace(event: Event, date: Occurrence | undefined, state: OccurrenceState): string | null {
  const isAtOtherPlace = takesPlace(state) && (state === 'relocated' || Boolean(date?.location));
  if (!isAtOtherPlace) return getShownLocation(event)?.title ?? null;
  return [newsletterTexts.elsewhere, date?.location?.title].filter(Boolean).join(': ');
}

/** The time and place of an event, the state of its date and the reason: 'Elmarad: dec. 8. k. 14:00 · Tópart · Vihar lesz.' */
export function formatProgramLine(event: Event, now: Temporal.Instant): string {
  const date = findShownDate(event);
  const status = date ? getShownDateStatus(event, date) : getShownStatus(event);
  const reason = status === 'scheduled' ? null : (date?.status_note ?? event.status_note);
  return [formatWhen(event, status, now), formatPlace(event, date, getShownState(event)), reason].filter(Boolean).join(' · ');
}
