import { readSeedBaseMap } from '@liget/seed';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openForPeople } from '../../../testing/accounts/test-people.ts';
import { createPicture } from '../../../testing/media/test-uploads.ts';
import { createApiClient, createDraft, publish, richText } from '../../../testing/test-content.ts';

const { payload, act } = await openForPeople();
const ask = createApiClient(payload);

const hours = [{ weekdays: ['2', '3'], opens: '10:00', closes: '18:00', months: ['1'] }];
const nameText = (text: string) => [{ blockType: 'text', title: 'Merre', anchor: 'merre', body: richText(text) }];

await payload.updateGlobal({ slug: 'ground-plan', data: { plan: readSeedBaseMap() } });
await publish(payload, 'amenities', { title: 'M1 Hősök tere', kind: 'metro', latitude: 47.51426, longitude: 19.07688 });
const picture = await createPicture(payload);

const createPlace = (title: string, text: string, data: object = {}) =>
  createDraft(payload, 'top-locations', {
    title,
    picture,
    latitude: 47.51347,
    longitude: 19.08283,
    sign: 'museum',
    hours,
    sections: nameText(text),
    ...data,
  });

/** 'saved', or the first error of the refusal. */
async function save(id: number, data: object): Promise<string | undefined> {
  const { status, body } = await act('PATCH', `/top-locations/${id}?locale=hu&trash=true`, { as: 'admin', data });
  if (status < 300) return 'saved';
  const [error] = (body.errors ?? []) as { message: string; data?: { errors?: { path: string; message: string }[] } }[];
  return error?.data?.errors?.map(({ path, message }) => `${path}: ${message}`)[0] ?? error?.message;
}
const publishPlace = (id: number) => save(id, { _status: 'published' });

const Warnings = z.object({ problems: z.array(z.object({ severity: z.string(), message: z.object({ hu: z.string() }) })) });

async function listWarnings(id: number): Promise<string[]> {
  const { body } = await act('GET', `/top-locations/${id}/problems`, { as: 'editor' });
  return Warnings.parse(body).problems.map(({ severity, message }) => `${severity}: ${message.hu}`);
}

test('a place whose text names itself is published, and again after it was withdrawn or in the trash', async () => {
  const id = await createPlace('Saját hely', 'Nyitva: {nyitvatartas:sajat-hely}; {gyalog:m1-hosok-tere:sajat-hely} perc.');
  expect(await publishPlace(id)).toBe('saved');
  expect(await save(id, { _status: 'draft' })).toBe('saved');
  expect(await publishPlace(id)).toBe('saved');
  expect(await save(id, { deletedAt: '2026-11-30T10:00:00.000Z' })).toBe('saved');
  expect(await save(id, { deletedAt: null, _status: 'published' })).toBe('saved');
  expect(JSON.stringify((await ask.json('/hu/top-locations/sajat-hely')).body)).toMatch(/Nyitva: [^{}]*10:00–18:00; \d+ perc\./);
});

test('a place that names its own hours is refused when the form has none', async () => {
  const id = await createPlace('Zárt hely', '{nyitvatartas:zart-hely}', { hours: [] });
  expect(await publishPlace(id)).toMatch(/^sections\.0\.body: Nincs megadva annak a helynek a nyitvatartása/);
});

test('two places that name each other are published one after the other; until then the text of the first is general, with a warning', async () => {
  const [one, other] = [
    await createPlace('Egyik', 'A Másik {nyitvatartas:masik} látogatható.'),
    await createPlace('Másik', 'Az Egyik {nyitvatartas:egyik} látogatható.'),
  ];
  const warning = 'warning: Szakaszok 1 › Szöveg: Amit {nyitvatartas:masik} megnevez, nincs közzétéve.';
  expect(await listWarnings(one)).toContainEqual(expect.stringContaining(warning));
  expect(await publishPlace(one)).toBe('saved');
  const readText = async () => JSON.stringify((await ask.json('/hu/top-locations/egyik')).body);
  expect(await readText()).toContain('A Másik a helyszínen kiírt időben látogatható.');
  expect(await publishPlace(other)).toBe('saved');
  expect(await listWarnings(one)).not.toContainEqual(expect.stringContaining('nincs közzétéve'));
  expect(await readText()).toContain('10:00–18:00 látogatható.');
});

test('a name that no document has is refused', async () => {
  const id = await createPlace('Hibás', '{nyitvatartas:sehol}');
  expect(await publishPlace(id)).toMatch(/^sections\.0\.body: Nem található, amit \{nyitvatartas:sehol\} megnevez/);
});
