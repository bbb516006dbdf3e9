import type { SeedVisitorInformation } from './types.ts';
import { comfort } from './visitor-information/comfort.ts';
import { community } from './visitor-information/community.ts';
import { gettingHere } from './visitor-information/getting-here.ts';
import { rules } from './visitor-information/rules.ts';
import { sport } from './visitor-information/sport.ts';

/** In the order in which a visitor asks. Themes alternate. */
export const visitorInformation: SeedVisitorInformation[] = [...gettingHere, ...comfort, ...community, ...sport, ...rules];
