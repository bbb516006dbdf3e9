import type { Locale } from '@liget/content-api';
import { getPark, type ParkAtInstant } from '@liget/park';
import type { RequestContext } from './context.ts';

/** Of every page, so that they are kept once: there are a dozen places. */
export const EVERY_PLACE = { query: { limit: 100 } };

/** What is open, flying and on is made of these. */
const SAYS_WHAT_IS_NOW = ['topLocations', 'topLocation', 'balloon', 'events', 'event', 'eventAgenda', 'eventSeries', 'map'] as const;

/** Whether what a view has read of them is of before an outage. */
export const isOutdated = (content: Pick<RequestContext, 'content'>['content']) => () => content.outOfDateSince(SAYS_WHAT_IS_NOW) !== null;

/** The park at the instant of a request: what every view says of what is open, flying and on. */
export async function readPark({ content, now }: Pick<RequestContext, 'content' | 'now'>, locale: Locale): Promise<ParkAtInstant> {
  const [places, balloon] = await Promise.all([content.read('topLocations', locale, EVERY_PLACE), content.read('balloon', locale)]);
  return getPark(
    {
      places: places.kind === 'ok' ? places.value.data : null,
      balloon: balloon.kind === 'ok' ? balloon.value : null,
      isOutdated: isOutdated(content),
    },
    now,
  );
}
