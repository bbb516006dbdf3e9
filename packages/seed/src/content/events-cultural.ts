import { concertEvents } from './events-cultural-concerts.ts';
import { exhibitionEvents } from './events-cultural-exhibitions.ts';
import { stageEvents } from './events-cultural-stage.ts';
import { walkEvents } from './events-cultural-walks.ts';
import type { SeedEvent } from './types.ts';

export const culturalEvents: SeedEvent[] = [...concertEvents, ...stageEvents, ...walkEvents, ...exhibitionEvents];
