import type { Prose, Text } from './types.ts';

export const text = (hu: string, en: string): Text => ({ hu, en });

/** Markdown written as a block: the line breaks at its two ends do not count. */
export const prose = (hu: string, en: string): Prose => ({ hu: hu.trim(), en: en.trim() });
