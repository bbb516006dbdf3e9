import { buffer } from 'node:stream/consumers';
import ICAL from 'ical.js';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { now, setClock } from '../../../../platform/read-model/clock.ts';
import { ROLES } from '../../../../platform/rights/roles.ts';
import { createAccountFactory } from '../../../../testing/accounts/test-accounts.ts';
import { bothDatabases, DATABASES } from '../../../../testing/databases/test-databases.ts';
import { createApiClient, createDraft, fillWithOneOfEach, NOON, publish, richText, signIn } from '../../../../testing/test-content.ts';
import { planImport } from '../plan.ts';
import { readFile } from '../reading/read-file.ts';
import { createArchive, type Extent } from './archive.ts';

const password = 'hold-koran-reggel-81';
const databases = bothDatabases();
beforeAll(() => setClock(NOON));
afterAll(() => setClock(undefined));

async function getFiles(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(bytes);
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'));
  return files;
}
const exported = async (payload: Payload, extent: Extent) => getFiles(await buffer(createArchive(payload, extent, now())));

const at = (day: string, time: string) =>
  new Date(Temporal.ZonedDateTime.from(`${day}T${time}[Europe/Budapest]`).epochMilliseconds).toISOString();

describe.each(DATABASES)('on %s', (name) => {
  let payload: Payload;
  let everything: Map<string, string>;
  beforeAll(async () => {
    payload = databases(name);
    const { category, type, location } = await fillWithOneOfEach(payload);
    await createAccountFactory(payload, password);
    const basics = { category, type, location };
    await publish(
      payload,
      'events',
      {
        ...basics,
        title: '=cmd|séta; "idézet"',
        lead: 'Első sor\nmásodik',
        body: richText('Szöveg'),
        price: '2900 Ft',
        accessibility: ['step_free', 'hearing_loop'],
        registerUrl: 'https://liget.example/jelentkezes',
        recurrence: {
          kind: 'monthly',
          monthWeek: 'last',
          weekdays: ['6', '7'],
          every: 1,
          from: at('2027-01-10', '12:00'),
          until: at('2027-06-30', '12:00'),
          startTime: '20:00',
          endTime: '01:00',
          excluded: [{ day: at('2027-03-27', '12:00') }],
        },
        dates: [{ start: at('2027-02-02', '18:00'), end: at('2027-02-02', '19:30') }],
      },
      { title: 'Walk', body: richText('Text') },
    );
    await publish(payload, 'events', {
      ...basics,
      title: 'Tábor',
      status: 'cancelled',
      statusNote: 'Eső',
      dates: [
        { start: at('2027-07-05', '00:00'), end: at('2027-07-09', '00:00'), allDay: true },
        { start: at('2027-08-02', '00:00'), allDay: true },
      ],
    });
    await createDraft(payload, 'events', { ...basics, title: 'Titkos piszkozat', dates: [{ start: at('2027-07-05', '10:00') }] });
    await payload.updateGlobal({ slug: 'site-settings', data: { analytics: { tagManagerId: 'GTM-TITOK' } } });
    everything = await exported(payload, 'everything');
  });

  test('the archive contains everything published as JSON and as tables, in both languages', () => {
    for (const kind of ['events', 'news', 'top-locations', 'media', 'menus']) {
      const documents = JSON.parse(everything.get(`json/${kind}.json`) ?? '') as unknown[];
      const lines = (everything.get(`csv/${kind}.csv`) ?? '').trim().split('\r\n');
      expect([kind, documents.length > 0, lines.length > documents.length]).toEqual([kind, true, true]);
    }
    const news = JSON.parse(everything.get('json/news.json') ?? '') as unknown[];
    expect(news).toContainEqual(expect.objectContaining({ title: { hu: 'Őszi séta', en: 'Autumn walk' } }));
    const [headings, ...rows] = (everything.get('csv/news.csv') ?? '').split('\r\n');
    expect(headings).toMatch(/^\ufeffid;.*title_hu;title_en;/);
    expect(rows.join('\n')).toContain('Őszi séta;Autumn walk');
    expect(everything.get('json/site-settings.json')).toContain('Liget Kft.');
  });

  test('the archive contains no drafts, accounts, names of editors or fields for the site only', () => {
    const all = [...everything].map(([file, text]) => `${file}\n${text}`).join('\n');
    for (const word of ['Titkos piszkozat', 'users', 'savedBy', 'newsletter-subscriptions', 'enquiries', '"hash"', 'GTM-TITOK'])
      expect([word, all.includes(word)]).toEqual([word, false]);
  });

  test('importing the exported table changes nothing, nor does a calendar that this service exported, whatever it contains', async () => {
    const table = everything.get('programok.csv') ?? '';
    // A spreadsheet must not evaluate it as a formula.
    expect(table).toContain('"\'=cmd|séta; ""idézet"""');
    const data = { email: 'p@be.example', name: 'P', roles: ['programs' as const], password };
    const user = await payload.create({ collection: 'users', data });
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
    // The public calendars put the state of a date before its title.
    const calendar = (everything.get('programok.ics') ?? '').replaceAll('SUMMARY:', 'SUMMARY:Elmarad: ');
    for (const text of [table, calendar]) {
      const file = await readFile(Buffer.from(text), now());
      const plan = 'error' in file ? [] : await planImport(req, file.programs, file.kind);
      expect(plan.map(({ verdict, errors, columns }) => [verdict, errors, columns])).toEqual([
        ['same', [], []],
        ['same', [], []],
      ]);
    }
  });

  test('events are also exported as a calendar with an entry for every date', () => {
    const calendar = new ICAL.Component(ICAL.parse(everything.get('programok.ics') ?? ''));
    const found = calendar
      .getAllSubcomponents('vevent')
      .map((event) => [
        String(event.getFirstPropertyValue('summary')),
        String(event.getFirstPropertyValue('dtstart')),
        String(event.getFirstPropertyValue('dtend')),
      ]);
    expect(found).toContainEqual(['=cmd|séta; "idézet"', '2027-02-02T17:00:00Z', '2027-02-02T18:30:00Z']);
    expect(found).toContainEqual(['Tábor', '2027-07-05', '2027-07-10']);
    expect(found).toContainEqual(['Tábor', '2027-08-02', '2027-08-03']);
    expect(found).toHaveLength(14);
  });
});

test('the archive of events contains events and their relations only', async () => {
  const files = [...(await exported(databases('sqlite'), 'programs')).keys()].filter((file) => file.startsWith('json/'));
  expect(files.toSorted()).toEqual(
    ['event-categories', 'event-locations', 'event-series', 'event-types', 'events'].map((kind) => `json/${kind}.json`),
  );
});

test('only administrators export everything, and only users who may write events export events', async () => {
  const payload = databases('sqlite');
  const create = await createAccountFactory(payload, password);
  for (const role of ROLES) {
    await create({ email: `${role}@ki.example`, name: role, roles: [role] });
    const headers = await signIn(payload, { email: `${role}@ki.example`, password });
    const ask = async (path: string) => {
      const answer = await createApiClient(payload).request(path, { headers });
      const body = await answer.arrayBuffer();
      return [answer.status, answer.status === 200 ? 'zip' : (JSON.parse(Buffer.from(body).toString()) as { message: string }).message];
    };
    const mayAll = role === 'administrator';
    expect([role, await ask('/export/everything')]).toEqual([
      role,
      mayAll ? [200, 'zip'] : [403, 'Minden tartalmat csak rendszergazda tölthet le.'],
    ]);
    expect([role, await ask('/export/programs')]).toEqual([
      role,
      mayAll || role === 'programs' ? [200, 'zip'] : [403, 'A programok letöltéséhez Önnek nincs joga.'],
    ]);
  }
  expect((await createApiClient(payload).request('/export/everything')).status).toBe(401);
});
