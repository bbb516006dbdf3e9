import type { ProgramFacts } from '../schemas/programs.ts';
import { concertEvents } from './cultural-concerts.ts';
import { exhibitionEvents } from './cultural-exhibitions.ts';
import { stageEvents } from './cultural-stage.ts';
import { walkEvents } from './cultural-walks.ts';

export const culturalEvents: ProgramFacts[] = [...concertEvents, ...stageEvents, ...walkEvents, ...exhibitionEvents];
