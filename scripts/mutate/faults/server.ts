import type { PlantedFault } from '../planted.ts';

export const server: PlantedFault[] = [];
