import type { Locale } from '@liget/content-api';
import { type ParkAtInstant, parkAt } from '@liget/park';
import type { RequestContext } from './context.ts';

/** Of every page, so that they are kept once: there are a dozen places. */
export const EVERY_PLACE = { query: { limit: 100 } };

/** The park at the instant of a request: what every view says of what is open, flying and on. */
export async function readPark({ content, now }: Pick<RequestContext, 'content' | 'now'>, locale: Locale): Promise<ParkAtInstant> {
  const [places, balloon] = await Promise.all([content.read('topLocations', locale, EVERY_PLACE), content.read('balloon', locale)]);
  return parkAt({ places: places.kind === 'ok' ? places.value.data : null, balloon: balloon.kind === 'ok' ? balloon.value : null }, now);
}
