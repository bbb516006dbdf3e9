import { changeFilters, type ProgramFilters } from '../../filters/filters.ts';

export interface PastDays {
  filters: ProgramFilters;
  /** Which of the requested days are over: all of them, or the first ones. */
  past: 'all' | 'beginning' | null;
}

/**
 * The earliest day that can be requested is today (specification, section 5). A URL, for example a bookmarked one, may still name past
 * days: then the list begins today, and the page says so. `today` is 'YYYY-MM-DD' in Budapest.
 */
export function removePastDays(filters: ProgramFilters, today: string): PastDays {
  const { from, to } = filters;
  if (to && to < today) return { filters: changeFilters(filters, { from: undefined, to: undefined }), past: 'all' };
  if (from && from < today) return { filters: { ...filters, from: to ? today : undefined }, past: 'beginning' };
  return { filters, past: null };
}
