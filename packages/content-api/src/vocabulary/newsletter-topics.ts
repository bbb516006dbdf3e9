// Without zod, because browsers import it; a file for each, so that a page loads only what it shows.
import { EVENT_CATEGORY_SLUGS } from './events.ts';

/** The topics of the newsletter: the categories of events, and news. */
export const NEWSLETTER_TOPICS = [...EVENT_CATEGORY_SLUGS, 'news'] as const;
