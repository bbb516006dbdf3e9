import { openContentApi } from '../test-content-api.ts';

export type EventData = Record<string, unknown>;
export const noon = (day: string) => new Date(Temporal.ZonedDateTime.from(`${day}T12:00[Europe/Budapest]`).epochMilliseconds).toISOString();
/** A rule: on Saturdays at ten, four times. */
export const WEEKLY = {
  kind: 'weekly',
  weekdays: ['6'],
  every: 1,
  from: noon('2026-11-21'),
  until: noon('2026-12-12'),
  startTime: '10:00',
  endTime: '11:00',
};
export const getStarts = (event: EventData) => (event['occurrences'] as { start: string }[]).map(({ start }) => start);

/** The fields and messages of a refused save. */
export async function getRefusal(saving: Promise<unknown>): Promise<string> {
  const error: unknown = await saving.then(
    () => null,
    (reason: unknown) => reason,
  );
  return JSON.stringify((error as { data?: { errors?: unknown } } | null)?.data?.errors ?? error);
}

/** For tests: the content API over a temporary database, and the stored newest version of an event. Call it at the top of a file. */
export async function openEvents() {
  const { payload, ask, ids } = await openContentApi();
  const { category, type, location, picture } = ids;
  const find = (id: unknown, locale: 'hu' | 'en' | 'all' = 'hu'): Promise<EventData> =>
    payload.findByID({ collection: 'events', id: Number(id), draft: true, depth: 0, locale });
  return { payload, ask, basics: { category, type, location, picture }, find };
}
