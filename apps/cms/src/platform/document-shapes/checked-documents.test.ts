import { expect, test } from 'vitest';
import { sampleOf } from '../../../../../test-depth.ts';
import { everyRow } from '../../../../../test-rows.ts';
import { openForPeople } from '../../testing/accounts/test-people.ts';
import { UNREADABLE_REQUEST } from '../message-answers.ts';

const { payload, act } = await openForPeople();
payload.logger.level = 'silent';

const listErrors = (body: { errors?: unknown[] }) =>
  body.errors?.flatMap((error) => {
    const { data } = Object(error) as { data?: { errors?: { path: string; message: string }[] } };
    return data?.errors?.map(({ path, message }) => [path, message]) ?? [];
  });

const ODD: unknown[] = [
  'x',
  7,
  true,
  {},
  [],
  ['x'],
  [null],
  null,
  '+275760-01-01T00:00:00Z',
  '2026-12-05T10:00',
  [7],
  -1e300,
  'a\0b',
  '\ud800',
  [{ id: 'x' }, { id: 'x' }],
  { root: { type: 'root', children: 'x' } },
  { root: { type: 'root', children: [{ type: 'link' }] } },
];

// The deep run sends about ten thousand requests.
test('a save with a value of the wrong kind is never answered 500, in any field of any collection or global', {
  timeout: 600_000,
}, async () => {
  const { collections, globals } = payload.config;
  const paths = [
    // Payload has no endpoints for its migrations.
    ...collections.filter(({ slug }) => slug !== 'payload-migrations').map((owner) => [`/${owner.slug}`, owner] as const),
    ...globals.map((owner) => [`/globals/${owner.slug}`, owner] as const),
  ];
  const rows = paths.flatMap(([path, { flattenedFields }]) =>
    flattenedFields.flatMap(({ name }) => ODD.map((value) => ({ path, name, value }))),
  );
  await everyRow(sampleOf(rows, 60), JSON.stringify, async ({ path, name, value }) => {
    const { status } = await act('POST', path, { as: 'admin', data: { [name]: value } });
    expect(status).toBeLessThan(500);
  });
});

test('a value of the wrong kind is reported with its field, in the editor’s language', async () => {
  const data = { dates: [{ start: '2026-12-05T10:00', end: 'holnap' }], recurrence: null, lead: 7, gallery: [true], title: 'a\0b' };
  const { status, body } = await act('POST', '/events', { as: 'admin', data });
  expect(status).toBe(400);
  expect(body.errors?.[0]?.message).toContain('Kezdete');
  const wrong = 'Ez az érték ide nem való.';
  expect(Object.fromEntries(listErrors(body) ?? [])).toEqual({
    title: wrong,
    lead: wrong,
    gallery: wrong,
    recurrence: wrong,
    'dates.0.start': expect.stringContaining('„2026-12-05T10:00”'),
    'dates.0.end': expect.stringContaining('„holnap”'),
  });
  const english = await act('POST', '/events', { as: 'admin', data: { lead: 7 }, language: 'en' });
  expect(listErrors(english.body)).toEqual([['lead', 'This value does not fit here.']]);
});

test.each(['2026-02-31T09:00:00.000Z', '2026-12-05T24:00:00Z'])('a day or a time that does not exist is refused: %s', async (start) => {
  for (const data of [{ dates: [{ start }] }, { dates: [{ start: '2026-12-05T09:00:00Z', end: start }] }]) {
    const { status, body } = await act('POST', '/events?draft=true', { as: 'admin', data: { title: 'Séta', ...data } });
    expect([status, listErrors(body)]).toEqual([400, [[expect.stringMatching(/^dates\.0\./), expect.stringContaining(start)]]]);
  }
});

test('a document that is not an object is refused', () =>
  everyRow([null, 'x', [], undefined], JSON.stringify, async (data) => {
    for (const [method, path] of [
      ['PATCH', '/news/1?draft=true'],
      ['PATCH', '/news/1'],
      ['POST', '/globals/site-settings'],
    ] as const) {
      const { status, body } = await act(method, path, { as: 'admin', data });
      expect([method, path, status, body.errors?.[0]?.message]).toEqual([method, path, 400, UNREADABLE_REQUEST.hu]);
    }
  }));

test('a reference to a deleted document is refused with its field', async () => {
  const category = await act('POST', '/news-categories', { as: 'admin', data: { name: 'Hírek' } });
  const article = { title: 'Cikk', category: category.body.doc?.['id'], picture: 999_999 };
  expect((await act('POST', '/news?draft=true', { as: 'admin', data: { ...article, picture: null } })).status).toBe(201);
  const { status, body } = await act('POST', '/news?draft=true', { as: 'admin', data: article });
  expect([status, listErrors(body)]).toEqual([400, [['picture', 'Amit itt választott, az közben végleg törölve lett. Válasszon mást.']]]);
});

test('a request without an account gets 403 whatever its document contains or refers to', async () => {
  const answers = [{ title: 7 }, { title: 'Cikk', picture: 999_999 }].map((data) => act('POST', '/news', { as: 'nobody', data }));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 403]);
});
