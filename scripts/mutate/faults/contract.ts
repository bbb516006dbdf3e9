import type { PlantedFault } from '../planted.ts';

export const contract: PlantedFault[] = [];
