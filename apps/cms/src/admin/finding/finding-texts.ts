import { label } from '../../fields/labels.ts';

/** Texts of what helps to find work. */
export const FINDING_TEXTS = {
  readyLists: label('Kész listák', 'Ready-made lists'),
} as const;
