import type { Locale } from '@liget/content-api';
import type { ShownStatus } from './shown-status.ts';

/** The names of the states of an event's date: on the site, in the newsletter, and in the previews for editors. */
export const DATE_STATE_TEXTS: Readonly<Record<Locale, Readonly<Record<Exclude<ShownStatus, 'scheduled'>, string>>>> = {
  hu: {
    cancelled: 'Elmarad',
    postponed: 'Elhalasztva',
    rescheduled: 'Új időpontban',
    moved: 'Áthelyezve',
    relocated: 'Más helyszínen',
    sold_out: 'Minden jegy elkelt',
    full: 'Megtelt',
  },
  en: {
    cancelled: 'Cancelled',
    postponed: 'Postponed',
    rescheduled: 'New date',
    moved: 'Moved',
    relocated: 'At another place',
    sold_out: 'Sold out',
    full: 'Fully booked',
  },
};
