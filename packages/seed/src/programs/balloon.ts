import { listOpeningSpans } from '@liget/park';
import { today } from '../dates.ts';
import type { SeedTopLocation } from '../schemas/places.ts';
import { text } from '../tables/bilingual.ts';
import { placeHours } from './holidays.ts';

export type Weather = 'ideal_weather' | 'uncertain_weather' | 'downtime' | 'private_flight';

export interface TimeSlot {
  /** ISO instants. */
  start: string;
  end: string;
  weather: Weather;
}

/** Enough for a week of open days. */
const DAYS = 10;
/** Slots of half an hour, one beginning every hour. */
const SLOT = { minutes: 30 };
const HOUR = { hours: 1 };
const WEATHER_OF_DAY: Weather[] = [
  'ideal_weather',
  'ideal_weather',
  'private_flight',
  'ideal_weather',
  'uncertain_weather',
  'uncertain_weather',
  'downtime',
  'ideal_weather',
];

const toStored = (at: Temporal.Instant) => at.toString({ smallestUnit: 'millisecond' });

/** Hourly slots while the balloon's place is open, on each of ten days from today; their states alternate among all four. */
export function timeSlots(balloon: Pick<SeedTopLocation, 'hours' | 'closedOnHolidays'>, now: Temporal.Instant): TimeSlot[] {
  const place = placeHours(balloon, now);
  return Array.from({ length: DAYS }, (_, day) => day).flatMap((day) =>
    listOpeningSpans(place, today(now).add({ days: day })).flatMap(({ from, to }) => {
      const slots: TimeSlot[] = [];
      for (let start = from; Temporal.Instant.compare(start.add(SLOT), to) <= 0; start = start.add(HOUR)) {
        const weather = WEATHER_OF_DAY[(slots.length + 3 * day) % WEATHER_OF_DAY.length] ?? 'ideal_weather';
        slots.push({ start: toStored(start), end: toStored(start.add(SLOT)), weather });
      }
      return slots;
    }),
  );
}

export const balloonNote = text(
  'Jegyet csak a helyszínen, a Mimóza-dombi pénztárnál válthat. Erős szélben vagy zivatar közeledtén nem szállunk fel.',
  'Tickets are sold only on site, at the ticket desk on Mimóza Hill. We do not fly in strong wind or when a storm is near.',
);
