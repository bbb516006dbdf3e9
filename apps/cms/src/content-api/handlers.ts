import { articles } from '../features/articles/handlers.ts';
import { map } from '../features/base-map/handlers.ts';
import { events } from '../features/events/agenda/handlers/events.ts';
import { loadProgramTimes } from '../features/events/agenda/next-dates.ts';
import { parseEventQuery } from '../features/events/agenda/query/event-query.ts';
import { informationHandlers } from '../features/information/handlers.ts';
import { galleries } from '../features/media/galleries/handlers.ts';
import { essentials } from '../features/navigation/handlers.ts';
import { places } from '../features/places/handlers.ts';
import { createSearchHandlers } from '../features/search/search.ts';
import { getCurrentRevision } from '../platform/content-revision/revision.ts';
import type { Handlers } from '../platform/read-model/handler.ts';

/** One handler for each path of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...essentials,
  ...events,
  ...articles,
  ...galleries,
  ...informationHandlers,
  ...places,
  ...map,
  ...createSearchHandlers({ times: loadProgramTimes, parseQuery: parseEventQuery }),
  contentRevision: async ({ payload }) => ({ revision: await getCurrentRevision(payload) }),
};
