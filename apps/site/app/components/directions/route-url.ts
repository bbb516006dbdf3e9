import type { Locale } from '@liget/content-api';
import { href, type Query } from '../../lib/urls/href.ts';

/** The value of `profile` in the URL. */
export const STEP_FREE = 'step-free';

interface Ends {
  /** Ids of map features. */
  from?: string;
  to?: string;
  isStepFree?: boolean;
}

/** The URL of a route on the map; the panel asks for a missing end. */
export function getRouteUrl(locale: Locale, { from, to, isStepFree = false }: Ends): string {
  const query: Query = { from, to, profile: isStepFree ? STEP_FREE : null };
  return `${href('map', locale, {}, query)}#way`;
}
