import type { AccessibilityFeature, EventCategorySlug, Need } from '@liget/content-api';
import type { DayPart } from '@liget/content-api/vocabulary/events';

/** The filters of the events list in its URL. This file also runs in browsers, which have no Temporal yet. */
export interface ProgramFilters {
  category: EventCategorySlug[];
  /** Slugs. */
  type: string[];
  location: string[];
  accessibility: AccessibilityFeature[];
  /** Needs of visitors: only events that are known to meet all of them. */
  need: Need[];
  /** Days, 'YYYY-MM-DD'. */
  from: string | undefined;
  to: string | undefined;
  time_of_day: DayPart | undefined;
  free: boolean;
  /** '1', or the slug of one series. */
  series: string | undefined;
  sort: 'new' | undefined;
  page: number;
}

/** The filters that a browser reads from the list's form; the server validates them. */
export type UrlFilters = Omit<ProgramFilters, 'category' | 'accessibility'> & { category: string[]; accessibility: string[] };

/** Changes filters and returns to the first page. */
export function changeFilters<Filters extends UrlFilters>(filters: Filters, changes: Partial<Filters>): Filters {
  return { ...filters, page: 1, ...changes };
}
