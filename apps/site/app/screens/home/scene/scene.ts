import { ZONE } from '../../../lib/clock.ts';
import { sunriseOn, sunsetOn } from '../../places/index.ts';

export const HOURS = ['dawn', 'day', 'gold', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** How the park looks at a moment. */
export interface SceneOfTheHour {
  hour: Hour;
  season: Season;
}

/** Minutes from sunrise or sunset. */
const FIRST_LIGHT = -40;
const MORNING = 60;
const GOLDEN = -75;
const LAST_LIGHT = 50;

function seasonOf(month: number): Season {
  if (month >= 3 && month <= 5) return 'spring';
  if (month >= 6 && month <= 8) return 'summer';
  return month >= 9 && month <= 11 ? 'autumn' : 'winter';
}

/** The scene of the hour, by the sun over the park and the month. */
export function sceneAt(now: Temporal.Instant): SceneOfTheHour {
  const day = now.toZonedDateTimeISO(ZONE).toPlainDate();
  const minutesFrom = (moment: Temporal.Instant) => moment.until(now).total('minutes');
  const risen = minutesFrom(sunriseOn(day));
  const set = minutesFrom(sunsetOn(day));
  const season = seasonOf(day.month);
  if (risen < FIRST_LIGHT || set >= LAST_LIGHT) return { hour: 'night', season };
  if (risen < MORNING) return { hour: 'dawn', season };
  if (set < GOLDEN) return { hour: 'day', season };
  return { hour: set < 0 ? 'gold' : 'dusk', season };
}
