import type { EndpointQuery } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';

/** The highlighted events from today on, as many as the specification has (section 9). */
export const getHighlightedEventsQuery = (now: Temporal.Instant) =>
  ({ highlighted: '1', start_date: toBudapestDay(now), limit: 7 }) satisfies EndpointQuery<'events'>;

/** The highlighted articles, as many as the specification has (section 9). */
export const HIGHLIGHTED_NEWS_QUERY = { is_highlighted: '1', limit: 3 } satisfies EndpointQuery<'news'>;
