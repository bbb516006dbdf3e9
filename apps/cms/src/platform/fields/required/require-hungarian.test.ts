import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { openForPeople } from '../../../testing/accounts/test-people.ts';

const { payload, act } = await openForPeople();

/** The paths and messages of the errors with which a save is refused; the status of one that is not. */
async function save(method: 'POST' | 'PATCH', path: string, data: object, language: 'hu' | 'en' = 'en') {
  const { status, body } = await act(method, path, { as: 'admin', data, language });
  const { errors } = body as { errors?: { data?: { errors?: { path: string; message: string }[] } }[] };
  return errors?.[0]?.data?.errors?.map(({ path: field, message }) => `${field}: ${message}`) ?? status;
}

const ENGLISH = /^\w+: It is needed in Hungarian, too/;

test('what has no drafts cannot be created in the English form alone', () =>
  everyRow(
    [
      ['event-types', { name: 'Walk', slug: 'walk' }],
      ['event-locations', { title: 'Meadow', slug: 'meadow' }],
      ['event-categories', { name: 'Family', slug: 'family' }],
      ['news-categories', { name: 'Nature', slug: 'nature' }],
      ['amenities', { title: 'Tap', kind: 'drinking_fountain' }],
      ['qr-codes', { code: 'walk', to: 'https://example.org/en' }],
    ] as const,
    ([collection]) => collection,
    async ([collection, data]) => {
      expect(await save('POST', `/${collection}?locale=en`, data)).toEqual([expect.stringMatching(ENGLISH)]);
      expect((await payload.find({ collection })).totalDocs).toBe(0);
    },
  ));

test('the error is in the editor’s language, and the English form can be saved once there is a Hungarian name', async () => {
  const data = { name: 'Walk', slug: 'walk' };
  expect(await save('POST', '/news-categories?locale=en', data, 'hu')).toEqual([expect.stringMatching(/^name: Magyarul is meg kell adni/)]);
  const { id } = await payload.create({ collection: 'news-categories', locale: 'hu', data: { name: 'Séta', slug: 'seta' } });
  expect(await save('PATCH', `/news-categories/${id}?locale=en`, data)).toBe(200);
});

test('a printed code that leads to a chosen page needs no Hungarian address', async () => {
  expect(await save('POST', '/qr-codes?locale=en', { code: 'map', toScreen: 'map' })).toBe(201);
});

test('a row of the settings needs its Hungarian text', async () => {
  const pins = [{ title: 'Tickets', url: 'https://example.org/' }];
  expect(await save('POST', '/globals/search-settings?locale=en', { pins })).toEqual([
    expect.stringMatching(/^pins\.0\.title: It is needed/),
    expect.stringMatching(/^pins\.0\.url: It is needed/),
  ]);
});
