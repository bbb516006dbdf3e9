import type { Locale } from '@liget/content-api';
import { href, type Query } from '../../lib/urls/href.ts';

/** The profile as the address has it. */
export const STEP_FREE = 'step-free';

interface Ends {
  /** Ids of the map's features. */
  from?: string;
  to?: string;
  isStepFree?: boolean;
}

/** The address of a way on the map; without an end, the panel asks for it. */
export function getRouteUrl(locale: Locale, { from, to, isStepFree = false }: Ends): string {
  const query: Query = { from, to, profile: isStepFree ? STEP_FREE : null };
  return `${href('map', locale, {}, query)}#way`;
}
