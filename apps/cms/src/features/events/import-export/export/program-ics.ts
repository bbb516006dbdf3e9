import ICAL from 'ical.js';
import { listStoredDates, type StoredProgram } from './program-dates.ts';

const PRODUCT = '-//Liget//Programok//HU';
/** Control characters, which calendars do not need and some refuse. */
// oxlint-disable-next-line no-control-regex -- this removes control characters.
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const toIcalDay = (text: string) => ICAL.Time.fromDateString(text);
const toIcalMoment = (instant: string) => ICAL.Time.fromDateTimeString(`${instant.slice(0, 19)}Z`);

function add(vevent: InstanceType<typeof ICAL.Component>, name: string, text: string): void {
  if (text) vevent.addPropertyWithValue(name, text.replace(UNSEEN, ''));
}

/** The dates of one event as VEVENTs of an iCalendar file (RFC 5545). */
export function writeIcsEvents(program: StoredProgram, stamp: string): string {
  return listStoredDates(program)
    .map((date, index) => {
      const vevent = new ICAL.Component('vevent');
      add(vevent, 'uid', `program-${program.id}-${date.id || index + 1}@liget`);
      vevent.addPropertyWithValue('dtstamp', toIcalMoment(stamp));
      if (date.days) {
        vevent.addPropertyWithValue('dtstart', toIcalDay(date.days.first));
        vevent.addPropertyWithValue('dtend', toIcalDay(date.days.after));
      } else {
        vevent.addPropertyWithValue('dtstart', toIcalMoment(date.start));
        if (date.end) vevent.addPropertyWithValue('dtend', toIcalMoment(date.end));
      }
      add(vevent, 'summary', program.title);
      add(vevent, 'description', program.lead);
      add(vevent, 'location', program.place);
      add(vevent, 'categories', program.category);
      if (program.status === 'cancelled' || date.isCancelled) add(vevent, 'status', 'CANCELLED');
      return `${vevent.toString()}\r\n`;
    })
    .join('');
}

export const CALENDAR_HEAD = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:${PRODUCT}\r\n`;
export const CALENDAR_FOOT = 'END:VCALENDAR\r\n';
