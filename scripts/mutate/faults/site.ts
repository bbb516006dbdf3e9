import type { PlantedFault } from '../planted.ts';

export const site: PlantedFault[] = [];
