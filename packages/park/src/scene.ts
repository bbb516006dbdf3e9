import { computeSun } from './sun.ts';
import { toParkDay, ZONE } from './time.ts';

export const HOURS_OF_LIGHT = ['dawn', 'day', 'gold', 'dusk', 'night'] as const;
export type HourOfLight = (typeof HOURS_OF_LIGHT)[number];
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** How the park looks at an instant. */
export interface Scene {
  hour: HourOfLight;
  season: Season;
}

/** Minutes from sunrise or sunset. */
const FIRST_LIGHT = -40;
const MORNING = 60;
const GOLDEN = -75;
const LAST_LIGHT = 50;

/** By the month, as people speak of the seasons. */
export function getSeason(day: Temporal.PlainDate): Season {
  if (day.month >= 3 && day.month <= 5) return 'spring';
  if (day.month >= 6 && day.month <= 8) return 'summer';
  return day.month >= 9 && day.month <= 11 ? 'autumn' : 'winter';
}

/** The scene of the hour, by the sun over the park and the month. */
export function getScene(at: Temporal.Instant): Scene {
  const day = toParkDay(at);
  const { sunrise, sunset } = computeSun(day);
  const [risen, set] = [sunrise, sunset].map((moment) => moment.until(at).total('minutes')) as [number, number];
  const season = getSeason(day);
  if (risen < FIRST_LIGHT || set >= LAST_LIGHT) return { hour: 'night', season };
  if (risen < MORNING) return { hour: 'dawn', season };
  if (set < GOLDEN) return { hour: 'day', season };
  return { hour: set < 0 ? 'gold' : 'dusk', season };
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
/** The name of an ISO weekday: 1 is Monday. */
export const getWeekday = (day: Temporal.PlainDate): Weekday => WEEKDAYS[day.dayOfWeek - 1] ?? 'monday';

/** From this hour visitors plan their next day. */
const EVENING = 21;

/** The day that a visitor is asked about: a weekday, or late in the evening tomorrow. */
export function getDayQuestion(at: Temporal.Instant): Weekday | 'tomorrow' {
  return at.toZonedDateTimeISO(ZONE).hour >= EVENING ? 'tomorrow' : getWeekday(toParkDay(at));
}
