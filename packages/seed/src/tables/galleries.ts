import { buildings } from './galleries/buildings.ts';
import { everydayLife } from './galleries/everyday-life.ts';
import { fromAboveAndBehind } from './galleries/from-above-and-behind.ts';
import { nature } from './galleries/nature.ts';
import type { SeedGalleryCategory } from './types.ts';

export const galleries: SeedGalleryCategory[] = [buildings, nature, everydayLife, fromAboveAndBehind];
