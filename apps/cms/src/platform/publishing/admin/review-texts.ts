import { type Label, label } from '../../fields/labels.ts';

/** Months until the next review. */
export const REVIEW_INTERVALS: readonly { months: number; name: Label }[] = [
  { months: 3, name: label('3 hónap múlva', 'In 3 months') },
  { months: 6, name: label('Fél év múlva', 'In half a year') },
  { months: 12, name: label('Egy év múlva', 'In a year') },
];

export const REVIEW_TEXTS = {
  next: label('Legközelebb:', 'Next time:'),
} as const;
