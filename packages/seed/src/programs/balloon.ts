import { instantAt, today } from '../dates.ts';
import { text } from '../tables/bilingual.ts';

export type Weather = 'ideal_weather' | 'uncertain_weather' | 'downtime' | 'private_flight';

export interface TimeSlot {
  /** ISO instants. */
  start: string;
  end: string;
  weather: Weather;
}

const DAYS = 7;
const FIRST_HOUR = 10;
/** Slots of half an hour, one beginning every hour. */
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

/** Eight slots between 10:00 and 18:00 on each of seven days from today; each day has all four states, at other hours. */
export function timeSlots(now: Temporal.Instant): TimeSlot[] {
  const slots: TimeSlot[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const date = today(now).add({ days: day });
    WEATHER_OF_DAY.forEach((_, index) => {
      const hour = FIRST_HOUR + index;
      const weather = WEATHER_OF_DAY[(index + 3 * day) % WEATHER_OF_DAY.length] ?? 'ideal_weather';
      slots.push({ start: instantAt(date, `${hour}:00`), end: instantAt(date, `${hour}:30`), weather });
    });
  }
  return slots;
}

export const balloonNote = text(
  'Jegyet csak a helyszínen, az indulóállomáson válthat. Erős szélben vagy zivatar közeledtén nem szállunk fel.',
  'Tickets are sold only on site, at the launch station. We do not fly in strong wind or when a storm is near.',
);
