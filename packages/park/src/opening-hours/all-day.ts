import type { OpeningHours } from '@liget/content-api';

/** Closing times that mean midnight. */
const MIDNIGHT_CLOSINGS = ['23:59', '24:00', '00:00'];

/** Whether hours last from midnight to midnight; 00:00–00:00 does, because editors cannot enter 24:00. */
export const areAllDay = ({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): boolean =>
  opens === '00:00' && MIDNIGHT_CLOSINGS.includes(closes);
