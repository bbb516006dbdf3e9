import { createLocalReq, getAccessResults, type Payload } from 'payload';
import type { DashboardReader } from '../../admin/dashboard/blocks.ts';
import { listReadableKinds } from '../../admin/dashboard/kinds.ts';
import { ensureRevision } from '../../platform/content-revision/raise.ts';
import { openBothDatabases } from '../databases/test-databases.ts';
import { createPicture } from '../media/test-uploads.ts';
import { createDraft, publish } from '../test-content.ts';

const HOUR_MS = 3_600_000;

/** ISO, UTC. */
export const toIsoAfter = (now: Temporal.Instant, hours: number) => new Date(now.epochMilliseconds + hours * HOUR_MS).toISOString();
export const listTitles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

/** Fills a database with documents for the blocks of the dashboard, and returns their reader, an administrator. */
async function fillDashboard(payload: Payload, now: Temporal.Instant): Promise<DashboardReader> {
  const at = (hours: number) => toIsoAfter(now, hours);
  await ensureRevision(payload);
  const user = await payload.create({
    collection: 'users',
    data: { name: "Ó'Kis Anna", email: 'anna@liget.example', password: 'first-screen-only-77b1', roles: ['administrator'] },
  });
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  const category = await publish(payload, 'event-categories', { slug: 'cultural', name: 'Kultúra' }, { name: 'Culture' });
  const place = await publish(payload, 'top-locations', {
    title: 'Éjjel zárva',
    latitude: 47.5,
    longitude: 19.1,
    hours: [{ weekdays: ['1', '2', '3', '4', '5', '6', '7'], opens: '09:00', closes: '09:01' }],
  });
  const location = await publish(payload, 'event-locations', { title: 'Terem', topLocation: place }, { title: 'Hall' });
  const program = (title: string, from: number, to: number, more: object = {}) =>
    publish(payload, 'events', { title, category, status: 'scheduled', dates: [{ start: at(from), end: at(to) }], ...more });
  await program('Őszi Tűzijáték', 30, 31, { status: 'cancelled' });
  // On another day than the one before, at whatever time the test runs.
  await program('Zárt ajtók', 54, 55, { location });
  await program('Elmúlt kiemelt', -50, -49, { highlighted: true });
  await program('Jövő havi', 700, 701);
  await publish(payload, 'news', { title: 'Két nyelven', publishedOn: at(-1) }, { title: 'In two languages' });
  const changed = await publish(payload, 'news', { title: 'Átírt cikk', publishedOn: at(-1) }, { title: 'Changed' });
  const as = { overrideAccess: false, user: req.user } as const;
  await payload.update({ collection: 'news', id: changed, draft: true, locale: 'hu', data: { title: 'Újraírt cikk' }, ...as });
  await createDraft(payload, 'news', { title: 'Valaki más vázlata' });
  await payload.create({ collection: 'pages', draft: true, locale: 'hu', data: { title: 'Saját vázlat' }, ...as });
  const old = await publish(payload, 'public-announcements', { title: 'Régi közlemény' }, { title: 'Old' });
  await payload.db.updateOne({ collection: 'public-announcements', id: old, data: { updatedAt: at(-9 * 24) } });
  await publish(payload, 'public-announcements', { title: 'Friss közlemény' }, { title: 'Fresh' });
  await createPicture(payload);
  return { req, kinds: listReadableKinds(payload, await getAccessResults({ req })), now, language: 'hu' };
}

/** For tests: both databases, with documents for the blocks of the dashboard. Call it at the top of a file. */
export async function openDashboards(now: Temporal.Instant) {
  const dashboards = [];
  for (const [name, payload] of (await openBothDatabases()).payloads) {
    const dashboardReader = await fillDashboard(payload, now);
    dashboards.push({ name, payload, dashboardReader, req: dashboardReader.req });
  }
  return dashboards;
}
