import ICAL from 'ical.js';
import { listStoredDates, type StoredProgram } from './program-dates.ts';

const PRODUCT = '-//Liget//Programok//HU';
/** Control characters, which calendars do not need and some refuse. */
// oxlint-disable-next-line no-control-regex -- this removes control characters.
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const toIcalDay = (text: string) => ICAL.Time.fromDateString(text);
const toIcalMoment = (instant: string) => ICAL.Time.fromDateTimeString(`${instant.slice(0, 19)}Z`);

function add(appointment: InstanceType<typeof ICAL.Component>, name: string, text: string): void {
  if (text) appointment.addPropertyWithValue(name, text.replace(UNSEEN, ''));
}

/** The dates of one event as VEVENTs of an iCalendar file (RFC 5545). */
export function writeIcsEvents(program: StoredProgram, stamp: string): string {
  return listStoredDates(program)
    .map((date, index) => {
      const appointment = new ICAL.Component('vevent');
      add(appointment, 'uid', `program-${program.id}-${date.id || index + 1}@liget`);
      appointment.addPropertyWithValue('dtstamp', toIcalMoment(stamp));
      if (date.days) {
        appointment.addPropertyWithValue('dtstart', toIcalDay(date.days.first));
        appointment.addPropertyWithValue('dtend', toIcalDay(date.days.after));
      } else {
        appointment.addPropertyWithValue('dtstart', toIcalMoment(date.start));
        if (date.end) appointment.addPropertyWithValue('dtend', toIcalMoment(date.end));
      }
      add(appointment, 'summary', program.title);
      add(appointment, 'description', program.lead);
      add(appointment, 'location', program.place);
      add(appointment, 'categories', program.category);
      if (program.status === 'cancelled' || date.isCancelled) add(appointment, 'status', 'CANCELLED');
      return `${appointment.toString()}\r\n`;
    })
    .join('');
}

export const CALENDAR_HEAD = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:${PRODUCT}\r\n`;
export const CALENDAR_FOOT = 'END:VCALENDAR\r\n';
