import type { Locale } from '@liget/content-api';
import { getPark, type ParkAtInstant } from '@liget/park';
import type { RequestContext } from './context.ts';
import { readWholeList } from './whole-list.ts';

/** The endpoints from which the state of the park is computed. */
const PARK_STATE_ENDPOINTS = ['topLocations', 'topLocation', 'balloon', 'events', 'event', 'eventAgenda', 'eventSeries', 'map'] as const;

/** Whether the data for the current state of the park are older than an outage. */
export const isOutdated = (content: Pick<RequestContext, 'content'>['content']) => () =>
  content.outOfDateSince(PARK_STATE_ENDPOINTS) !== null;

/** The state of the park at the instant of a request, which every view uses. */
export async function readPark({ content, now }: Pick<RequestContext, 'content' | 'now'>, locale: Locale): Promise<ParkAtInstant> {
  const [places, balloon] = await Promise.all([readWholeList(content, 'topLocations', locale), content.read('balloon', locale)]);
  return getPark(
    {
      places: places.kind === 'ok' ? places.value.data : null,
      balloon: balloon.kind === 'ok' ? balloon.value : null,
      isOutdated: isOutdated(content),
    },
    now,
  );
}
