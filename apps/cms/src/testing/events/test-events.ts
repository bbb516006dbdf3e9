import type { Payload } from 'payload';
import { setClock } from '../../platform/read-model/clock.ts';
import { temporaryDatabase } from '../databases/temporary-database.ts';
import { createApiClient, createDraft, fillWithOneOfEach, NOON, publish } from '../test-content.ts';

/** Instants of Budapest, winter time. */
const at = (day: string, time: string) => `${day}T${time}:00.000+01:00`;
const on = (day: string, from: string, to: string) => ({
  start: new Date(at(day, from)).toISOString(),
  end: new Date(at(day, to)).toISOString(),
});
const allDay = (from: string, to: string) => ({
  ...on(from, '00:00', '00:00'),
  end: new Date(at(to, '00:00')).toISOString(),
  allDay: true,
});

/** Events around noon on Friday, 20 November 2026. */
export async function fillWithEvents(
  payload: Payload,
  { category, type, location, picture }: { category: number; type: number; location: number; picture: number },
): Promise<void> {
  const series = await publish(payload, 'event-series', { title: 'Téli esték', picture }, { title: 'Winter evenings' });
  const hidden = await createDraft(payload, 'event-series', { title: 'Titkos sorozat' });
  const basics = { category, type, location, picture };
  await publish(
    payload,
    'events',
    {
      ...basics,
      title: 'Ma este',
      lead: 'Őszi dallamok',
      free: true,
      highlighted: true,
      series,
      accessibility: ['step_free', 'sign_language'],
      occurrences: [on('2026-11-20', '18:00', '20:00')],
    },
    { title: 'Tonight', lead: 'Autumn tunes' },
  );
  await publish(
    payload,
    'events',
    {
      ...basics,
      title: 'Kétszer',
      accessibility: ['step_free'],
      occurrences: [on('2026-11-21', '10:00', '11:00'), on('2026-12-05', '19:00', '21:00')],
    },
    { title: 'Twice' },
  );
  await publish(
    payload,
    'events',
    { ...basics, title: 'Elmúlt', series, occurrences: [on('2026-11-10', '18:00', '20:00')] },
    { title: 'Over' },
  );
  // It has no place, so that no opening hours close it.
  await publish(
    payload,
    'events',
    {
      ...basics,
      location: null,
      title: 'Állandó tárlat',
      exhibition: 'permanent',
      openEnded: true,
      occurrences: [{ start: '2020-01-01T09:00:00.000Z' }],
    },
    { title: 'Permanent show' },
  );
  await publish(
    payload,
    'events',
    { ...basics, title: 'Most tart', series: hidden, occurrences: [on('2026-11-20', '11:00', '13:00')] },
    { title: 'On now' },
  );
  await publish(
    payload,
    'events',
    { ...basics, title: 'Hétvége', occurrences: [allDay('2026-11-28', '2026-11-29')] },
    { title: 'Weekend' },
  );
  await publish(payload, 'events', { ...basics, title: 'Csak magyarul', occurrences: [on('2026-11-22', '15:00', '16:00')] });
  await publish(
    payload,
    'events',
    { ...basics, title: 'Elmarad', status: 'cancelled', statusNote: 'Eső', occurrences: [on('2026-11-23', '09:00', '10:00')] },
    { title: 'Called off' },
  );
  await createDraft(payload, 'events', {
    ...basics,
    title: 'Vázlat',
    series,
    free: true,
    highlighted: true,
    occurrences: [on('2026-11-21', '18:00', '20:00')],
  });
}

/** A database with one document of each kind and the events above, and a client of its API; the clock shows noon of that Friday. */
export async function createEventDatabase() {
  const { payload } = await temporaryDatabase();
  setClock(NOON);
  const basics = await fillWithOneOfEach(payload);
  await fillWithEvents(payload, basics);
  return { payload, ask: createApiClient(payload), basics };
}
