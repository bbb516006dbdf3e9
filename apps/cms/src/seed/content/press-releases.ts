import { openings } from './press-releases/openings.ts';
import { programmes } from './press-releases/programmes.ts';
import type { SeedPressRelease } from './types.ts';

export const pressReleases: SeedPressRelease[] = [...openings, ...programmes];
