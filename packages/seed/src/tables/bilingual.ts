import type { Text } from '../schemas/primitives.ts';

export const text = (hu: string, en: string): Text => ({ hu, en });
