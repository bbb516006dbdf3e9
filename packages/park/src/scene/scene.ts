import { toParkDay, ZONE } from '../dates/time.ts';
import { computeSun } from './sun.ts';

export const HOURS_OF_LIGHT = ['dawn', 'day', 'gold', 'dusk', 'night'] as const;
export type HourOfLight = (typeof HOURS_OF_LIGHT)[number];
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** How the park is drawn at an instant. */
export interface Scene {
  hour: HourOfLight;
  season: Season;
}

/** Minutes before or after sunrise and sunset. */
const FIRST_LIGHT_MINUTES = -40;
const MORNING_MINUTES = 60;
const GOLDEN_MINUTES = -75;
const LAST_LIGHT_MINUTES = 50;

/** The season, by the month. */
export function getSeason(day: Temporal.PlainDate): Season {
  if (day.month >= 3 && day.month <= 5) return 'spring';
  if (day.month >= 6 && day.month <= 8) return 'summer';
  return day.month >= 9 && day.month <= 11 ? 'autumn' : 'winter';
}

/** The scene at an instant, by the position of the sun and the month. */
export function getScene(at: Temporal.Instant): Scene {
  const day = toParkDay(at);
  const { sunrise, sunset } = computeSun(day);
  const [minutesSinceSunrise, minutesSinceSunset] = [sunrise, sunset].map((moment) => moment.until(at).total('minutes')) as [
    number,
    number,
  ];
  const season = getSeason(day);
  if (minutesSinceSunrise < FIRST_LIGHT_MINUTES || minutesSinceSunset >= LAST_LIGHT_MINUTES) return { hour: 'night', season };
  if (minutesSinceSunrise < MORNING_MINUTES) return { hour: 'dawn', season };
  if (minutesSinceSunset < GOLDEN_MINUTES) return { hour: 'day', season };
  return { hour: minutesSinceSunset < 0 ? 'gold' : 'dusk', season };
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
/** The name of an ISO weekday: 1 is Monday. */
export const getWeekday = (day: Temporal.PlainDate): Weekday => WEEKDAYS[day.dayOfWeek - 1] ?? 'monday';

/** The hour from which the question is about tomorrow, and from which nobody comes for an event that is only possible. */
const EVENING_HOUR = 21;
const MORNING_HOUR = 6;

const getHour = (at: Temporal.Instant) => at.toZonedDateTimeISO(ZONE).hour;

/** Whether it is late in the evening or at night, by the clock: in December the sun sets at four in the afternoon. */
export function isLate(at: Temporal.Instant): boolean {
  const hour = getHour(at);
  return hour >= EVENING_HOUR || hour < MORNING_HOUR;
}

/** The day that the home page asks about: the weekday, or tomorrow late in the evening. */
export function getDayQuestion(at: Temporal.Instant): Weekday | 'tomorrow' {
  return getHour(at) >= EVENING_HOUR ? 'tomorrow' : getWeekday(toParkDay(at));
}
