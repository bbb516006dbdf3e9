import { events } from '../programs/handlers/events.ts';
import { programTimes } from '../programs/next-dates.ts';
import { programsAsked } from '../programs/programs-asked.ts';
import type { Handlers } from '../reading/question.ts';
import { currentRevision } from '../revision/revision.ts';
import { searchWith } from '../search/search.ts';
import { articles } from './articles.ts';
import { essentials } from './essentials.ts';
import { galleries } from './galleries.ts';
import { informationHandlers } from './information.ts';
import { map } from './map.ts';
import { places } from './places.ts';

/** One handler a path of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...essentials,
  ...events,
  ...articles,
  ...galleries,
  ...informationHandlers,
  ...places,
  ...map,
  ...searchWith({ times: programTimes, asked: programsAsked }),
  contentRevision: async ({ payload }) => ({ revision: await currentRevision(payload) }),
};
