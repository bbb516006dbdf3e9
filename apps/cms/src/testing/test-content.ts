import type { Locale } from '@liget/content-api';
import { itemScreens } from '@liget/content-api/screens';
import { type CollectionSlug, handleEndpoints, type Payload } from 'payload';
import { clearRevision } from '../platform/content-revision/revision.ts';
import { instanceKey } from './databases/test-instances.ts';
import { createFile, createPicture } from './media/test-uploads.ts';

/** The noon at which the tests' clock is stopped: a Friday. */
export const NOON = '2026-11-20T12:00:00+01:00';

export const richText = (words: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        textFormat: 0,
        children: [{ type: 'text', version: 1, text: words, format: 0, detail: 0, mode: 'normal', style: '' }],
      },
    ],
  },
});

type Data = Record<string, unknown>;

/**
 * Creates a published document in Hungarian and, when given, its English texts; rows that are not given in English keep the Hungarian texts
 * as their English ones. Returns its id.
 */
export async function publish(payload: Payload, collection: CollectionSlug, hu: Data, en?: Data): Promise<number> {
  // What cannot be published without it.
  const needed = collection === 'public-announcements' ? { shownUntil: '2099-12-31T11:00:00.000Z' } : {};
  const created: Data = await payload.create({ collection, locale: 'hu', depth: 0, data: { _status: 'published', ...needed, ...hu } });
  const id = Number(created['id']);
  const rows = Object.fromEntries(['sections', 'facts'].filter((name) => name in hu).map((name) => [name, created[name]]));
  if (en) await payload.update({ collection, id, locale: 'en', depth: 0, data: { _status: 'published', ...rows, ...en } });
  return id;
}

export async function createDraft(payload: Payload, collection: CollectionSlug, hu: Data): Promise<number> {
  const { id } = await payload.create({ collection, locale: 'hu', depth: 0, draft: true, data: { ...hu, _status: 'draft' } });
  return Number(id);
}

type Initial = RequestInit & { duplex?: 'half' };

/** Asks as a visitor's request comes in, through Payload's routing. */
export function createApiClient(payload: Payload) {
  // A request that is garbage collected no longer receives its abort signal, so that an answer that is still being read would never end.
  const requests: Request[] = [];
  const request = async (path: string, init: Initial = {}): Promise<Response> => {
    clearRevision(payload);
    const sent = new Request(`http://localhost:3000/api${path}`, init);
    requests.push(sent);
    return handleEndpoints({ config: payload.config, payloadInstanceCacheKey: instanceKey(payload), request: sent });
  };
  const json = async (path: string, init?: Initial): Promise<{ status: number; body: unknown }> => {
    const response = await request(path, init);
    return { status: response.status, body: await response.json() };
  };
  return { request, json };
}

/** Signs in as the admin's form does; gives the headers of what the editor's browser asks for then. */
export async function signIn(payload: Payload, credentials: { email: string; password: string }): Promise<Record<string, string>> {
  const response = await createApiClient(payload).request('/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`Nobody was signed in: ${response.status} ${await response.text()}`);
  return { cookie, origin: 'http://localhost:3000' };
}

/** Titles of an item of a kind for which there is nothing special to say here. */
export const PLAIN = { hu: 'Valami', en: 'Something' };
/** `fillWithEvents` has these. */
const OF_PROGRAMS: ReadonlySet<string> = new Set(['events', 'event-series']);

/** One published document of every kind but programs and their series, with its English translation; addresses are made of the titles. */
export async function fillWithOneOfEach(
  payload: Payload,
): Promise<{ picture: number; file: number; location: number; type: number; category: number }> {
  const [picture, file] = [await createPicture(payload), await createFile(payload)];
  const whole = { picture, body: richText('Szöveg') };
  const categories = [
    ['cultural', 'Kultúra'],
    ['outdoor', 'Szabadtér'],
    ['family', 'Család'],
    ['sport', 'Sport'],
  ];
  const ids: number[] = [];
  for (const [slug = '', name = ''] of categories) ids.push(await publish(payload, 'event-categories', { slug, name }));
  const category = ids[0] ?? 0;
  const place = await publish(
    payload,
    'top-locations',
    {
      title: 'Néprajzi Múzeum',
      picture,
      latitude: 47.51,
      longitude: 19.08,
      sign: 'museum',
      address: 'Dózsa György út',
      accessibility: ['step_free'],
      hours: [{ weekdays: ['2', '3'], opens: '10:00', closes: '18:00', months: ['1'] }],
      sections: [
        { blockType: 'text', title: 'A ház', anchor: 'a-haz', body: richText('Tető'), picture },
        { blockType: 'faq', title: 'Kérdések', anchor: 'kerdesek', items: [{ question: 'Mikor?', answer: richText('Most') }] },
        { blockType: 'gallery', title: 'Képek', anchor: 'kepek', pictures: [picture] },
        { blockType: 'balloon_schedule', title: 'Ballon', anchor: 'schedule' },
      ],
    },
    { title: 'Museum of Ethnography' },
  );
  const location = await publish(
    payload,
    'event-locations',
    { title: 'Nagyterem', topLocation: place, latitude: 47.5, longitude: 19.1 },
    { title: 'Great hall' },
  );
  const type = await publish(payload, 'event-types', { name: 'Koncert', category }, { name: 'Concert' });
  const rubric = await publish(payload, 'news-categories', { name: 'Természet' }, { name: 'Nature' });
  const dated = { ...whole, publishedOn: '2026-10-01T08:00:00.000Z' };
  await publish(
    payload,
    'news',
    { ...dated, title: 'Őszi séta', category: rubric, highlighted: true, gallery: [picture] },
    { title: 'Autumn walk', body: richText('Text') },
  );
  await publish(payload, 'news', { ...dated, title: 'Másik hír', category: rubric }, { title: 'Other news' });
  await publish(payload, 'archive-articles', { ...dated, title: 'Régi hír' }, { title: 'Old news' });
  await publish(payload, 'press-releases', { ...dated, title: 'Közlemény', attachments: [file] }, { title: 'Release' });
  const library = await publish(payload, 'gallery-categories', { title: 'Épületek', picture }, { title: 'Buildings' });
  await publish(
    payload,
    'galleries',
    { title: 'A tetőn', category: library, publishedOn: '2026-10-01T08:00:00.000Z', items: [{ picture, title: 'Tető' }] },
    { title: 'On the roof' },
  );
  const project = await publish(
    payload,
    'projects',
    { ...whole, title: 'Pavilonkert', status: 'completed', topLocation: place, facts: [{ label: 'Fák', value: '12' }] },
    { title: 'Pavilions' },
  );
  await publish(
    payload,
    'career-positions',
    { title: 'Kertész', deadline: '2026-11-20T00:00:00.000Z', body: richText('Fák') },
    { title: 'Gardener' },
  );
  await publish(payload, 'career-positions', { title: 'Lejárt állás', deadline: '2026-11-18T23:00:00.000Z' });
  for (const [collection, hu, en] of [
    ['visitor-information', 'Közlekedés', 'Transport'],
    ['public-information', 'Szerződések', 'Contracts'],
    ['business-partner-items', 'Helyszínek', 'Venues'],
  ] as const)
    await publish(payload, collection, { ...whole, documents: [file], title: hu }, { title: en });
  await publish(payload, 'pages', { ...whole, title: 'Impresszum', middleware: [{ name: 'noindex' }] }, { title: 'Imprint' });
  await publish(payload, 'professional-documents', { title: 'Faállomány', group: 'Zöld', publishedOn: '2026-01-02T00:00:00.000Z', file });
  await publish(payload, 'products', { name: 'Jegy', complaint: richText('Panasz'), phone: '+36 1' }, { name: 'Ticket' });
  await publish(
    payload,
    'amenities',
    { title: 'Ivókút', kind: 'drinking_water', latitude: 47.51, longitude: 19.08 },
    { title: 'Drinking fountain' },
  );
  await publish(
    payload,
    'public-announcements',
    { title: 'A tó zárva', url: '/magazin/oszi-seta' },
    { title: 'The lake is closed', url: '/en/magazine/autumn-walk' },
  );
  await publish(
    payload,
    'home-carousel-items',
    { title: 'Ballon', picture, url: '/top-helyek/ballon-kilato', linkText: 'Tovább' },
    { title: 'Balloon' },
  );
  await publish(payload, 'menus', { name: 'HeaderVisitors', items: [{ title: 'Térkép', url: '/terkep' }, { title: 'Cím nélkül' }] });
  await publish(payload, 'page-metadata', { key: 'careers', title: 'Karrier a parkban' }, { title: 'Careers in the park' });
  await publish(payload, 'page-metadata', { key: 'home', title: 'Városliget', picture }, { title: 'City Park' });
  await publish(payload, 'static-images', { key: 'balloon_open', picture, title: 'Ballon' });
  await publish(payload, 'redirects', { from: '/regi', to: '/terkep', status: '302' });
  await publish(payload, 'qr-codes', { code: 'b1', to: '/top-helyek' }, { to: '/en/top-locations' });
  for (const { items } of itemScreens) {
    const isSpecial = OF_PROGRAMS.has(items.collection) || (await payload.count({ collection: items.collection })).totalDocs > 0;
    if (!isSpecial) await publish(payload, items.collection, { ...whole, title: PLAIN.hu }, { title: PLAIN.en });
  }
  await fillGlobals(payload, project, picture);
  return { picture, file, location, type, category };
}

async function fillGlobals(payload: Payload, project: number, picture: number): Promise<void> {
  const save = (slug: string, data: Data, locale: Locale = 'hu') => payload.updateGlobal({ slug, locale, data });
  await save('content-revision', { value: 1 });
  await save('balloon', {
    balloonIsUp: true,
    timeSlots: [{ start: '2026-11-20T10:00:00.000Z', end: '2026-11-20T10:15:00.000Z', weather: 'ideal_weather' }],
  });
  await save('project-review', {
    title: 'Tíz év',
    closing: richText('Vége'),
    years: [{ year: 2016, title: 'Kezdet', text: richText('Fák'), picture, figures: [{ label: 'Fa', value: '7' }], projects: [project] }],
  });
  await save('site-settings', {
    company: { name: 'Liget Kft.' },
    phone: '+36 1 123',
    directions: (await payload.find({ collection: 'visitor-information', limit: 1 })).docs[0]?.id,
    social: [{ type: 'instagram', url: 'https://example.org' }],
    privacyPolicy: { title: 'Adatvédelem', body: richText('Adatok') },
  });
}
