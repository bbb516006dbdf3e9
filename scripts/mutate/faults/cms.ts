import type { PlantedFault } from '../planted.ts';

export const cms: PlantedFault[] = [];
