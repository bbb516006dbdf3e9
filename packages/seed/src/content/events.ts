import { culturalEvents } from './events-cultural.ts';
import { familyEvents } from './events-family.ts';
import { familyTheatreEvents } from './events-family-theatre.ts';
import { outdoorEvents } from './events-outdoor.ts';
import { moreOutdoorEvents } from './events-outdoor-more.ts';
import { sportEvents } from './events-sport.ts';
import { morningSportEvents } from './events-sport-mornings.ts';
import type { SeedEvent } from './types.ts';

export const events: SeedEvent[] = [
  ...culturalEvents,
  ...outdoorEvents,
  ...moreOutdoorEvents,
  ...familyEvents,
  ...familyTheatreEvents,
  ...sportEvents,
  ...morningSportEvents,
];
