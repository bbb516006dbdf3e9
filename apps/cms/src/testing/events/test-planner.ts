import { createLocalReq, type Payload } from 'payload';
import type * as z from 'zod';
import { changeDate } from '../../features/events/planner/change-date.ts';
import type { DateRequest } from '../../features/events/planner/changed-rows.ts';
import { MoveRequest, move } from '../../features/events/planner/move.ts';
import { readPeriod } from '../../features/events/planner/period.ts';
import { ensureRevision } from '../../platform/content-revision/raise.ts';
import { clearRevision, loadContentRevision } from '../../platform/content-revision/revision.ts';
import { BASED_ON, formatBase } from '../../platform/optimistic-locking/based-on.ts';
import { DocumentHistory } from '../../platform/optimistic-locking/history.ts';
import { createHistoryEndpoint } from '../../platform/optimistic-locking/history-endpoint.ts';
import { publish } from '../test-content.ts';

/** An instant by the park's clock, as it is stored. */
export const at = (day: string, time = '12:00') =>
  new Date(Temporal.ZonedDateTime.from(`${day}T${time}[Europe/Budapest]`).epochMilliseconds).toISOString();

/** Four Saturdays. */
export const recurrence = {
  kind: 'weekly',
  every: 1,
  weekdays: ['6'],
  from: at('2027-03-06'),
  until: at('2027-03-27'),
  startTime: '10:00',
  endTime: '11:00',
};

/** For tests: three editors, a category and a location in an empty database, and what the planner does for them. */
export async function openPlanner(payload: Payload) {
  await ensureRevision(payload);
  const user = async (name: string, roles: string[]) => ({
    ...(await payload.create({
      collection: 'users',
      data: { email: `${name}@be.example`, name, roles, password: 'hold-koran-reggel-81' },
    })),
    collection: 'users' as const,
  });
  const [panna, rita, mag] = [await user('Panna', ['programs']), await user('Rita', ['administrator']), await user('Mag', ['magazine'])];
  const category = await publish(payload, 'event-categories', { slug: 'cultural', name: 'Kultúra' });
  const location = await publish(
    payload,
    'event-locations',
    { title: 'Nagyterem', latitude: 47.5, longitude: 19.1 },
    { title: 'Great Hall' },
  );
  const dates = async (from: string, to: string) => (await readPeriod({ payload, i18n: { language: 'hu' } }, from, to)).dates;
  const send = async (as: typeof panna, id: number, request: z.input<typeof MoveRequest>, updatedAt: string) => {
    const headers = new Headers({ [BASED_ON]: formatBase(`events/${id}`, updatedAt) });
    const req = await createLocalReq({ user: as, req: { headers } }, payload);
    return move(req, id, MoveRequest.parse(request));
  };
  const change = async (as: typeof panna, id: number, request: DateRequest, updatedAt: string) => {
    const headers = new Headers({ [BASED_ON]: formatBase(`events/${id}`, updatedAt) });
    return changeDate(await createLocalReq({ user: as, req: { headers } }, payload), id, request);
  };
  const history = async (as: typeof panna, id: number) => {
    const req = await createLocalReq({ user: as }, payload);
    const response = await createHistoryEndpoint('events').handler(Object.assign(req, { routeParams: { id } }));
    return DocumentHistory.parse(await response.json());
  };
  const locks = async () => (await payload.db.count({ collection: 'payload-locked-documents', where: {} })).totalDocs;
  const revision = () => {
    clearRevision(payload);
    return loadContentRevision(payload);
  };
  return { panna, rita, mag, category, location, dates, send, change, history, locks, revision };
}
