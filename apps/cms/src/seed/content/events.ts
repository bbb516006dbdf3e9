import { moreOutdoorEvents } from './events-outdoor-more.ts';
import { outdoorEvents } from './events-outdoor.ts';
import type { SeedEvent } from './types.ts';

export const events: SeedEvent[] = [...outdoorEvents, ...moreOutdoorEvents];
