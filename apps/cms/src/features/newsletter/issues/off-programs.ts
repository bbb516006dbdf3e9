import { takesPlace } from '@liget/park';
import type { Payload } from 'payload';
import { findByIds, mapSkippingInvalid } from '../../../platform/read-model/published.ts';
import { EVENT_DEPTH, toEvent } from '../../events/agenda/handlers/event.ts';
import type { Issue } from './issue.ts';
import type { OffProgram, Omission } from './issue-progress.ts';
import { getShownState } from './program-line.ts';

/** The chosen events that an issue contains although they do not take place, in order, each once. */
export async function findOffPrograms(
  payload: Payload,
  sections: Issue['sections'],
  omissions: readonly Omission[],
  now: Temporal.Instant,
): Promise<OffProgram[]> {
  const omitted = new Set(omissions.flatMap(({ collection, id }) => (collection === 'events' ? [id] : [])));
  const ids = [...new Set(sections.flatMap(({ programs }) => programs))].filter((id) => !omitted.has(id));
  const context = { payload, locale: 'hu', now } as const;
  const events = mapSkippingInvalid(await findByIds(context, 'events', ids, EVENT_DEPTH), (read) => toEvent(read, now));
  return events.flatMap((event) => {
    const state = getShownState(event);
    return takesPlace(state) ? [] : [{ id: event.id, title: event.name, state }];
  });
}
