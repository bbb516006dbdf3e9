import { parkAndPlaces } from './press-releases/park-and-places.ts';
import { programmes } from './press-releases/programmes.ts';
import type { SeedPressRelease } from './types.ts';

export const pressReleases: SeedPressRelease[] = [...parkAndPlaces, ...programmes];
