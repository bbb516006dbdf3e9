import { STATIC_IMAGE_KEYS } from '@liget/content-api';
import { readSeedContent } from '@liget/seed';
import { type Payload, ValidationError } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { createPicture } from '../../../testing/media/test-uploads.ts';
import { findUsages } from '../../trash/usages.ts';
import { PAGE_CHOICES, STATIC_IMAGE_CHOICES } from '../links/page-choices.ts';
import { getChoices } from './word-choice.ts';

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
});

/** The error messages when it is saved; empty when it is accepted. */
async function getErrors(save: () => Promise<unknown>): Promise<string[]> {
  try {
    await save();
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.data.errors.map(({ message }) => message);
  }
}

test('a language or a kind is labelled in every list, and is no code', () => {
  const fields = payload.config.collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, flattenedFields }) => flattenedFields.map((field) => ({ slug, field })))
    .filter(({ field }) => ['locale', 'kind'].includes(field.name) && !('hidden' in field && field.hidden));
  expect(fields.length).toBeGreaterThan(5);
  expect(fields.filter(({ field }) => !getChoices(field)).map(({ slug, field }) => `${slug}.${field.name}`)).toEqual([]);
});

describe('a text field with choices', () => {
  test('offers every page and every place of a picture, labelled without paths or keys', () => {
    const { metadata } = readSeedContent();
    expect(PAGE_CHOICES.map(({ value }) => value).toSorted()).toEqual(metadata.map(({ key }) => key).toSorted());
    expect(STATIC_IMAGE_CHOICES.map(({ value }) => value)).toEqual(expect.arrayContaining([...STATIC_IMAGE_KEYS]));
    for (const { value, label } of [...PAGE_CHOICES, ...STATIC_IMAGE_CHOICES])
      for (const words of [label.hu, label.en]) expect(words).not.toMatch(new RegExp(`/|_|^${value}$`));
  });

  test('that is open may be empty, and keeps a name that is stored already', async () => {
    const { id } = await payload.create({ collection: 'pages', data: { title: 'Régi', layout: 'ünnepi' }, locale: 'hu', draft: true });
    for (const layout of ['dark', null, 'ünnepi'])
      expect(await getErrors(() => payload.update({ collection: 'pages', id, data: { layout }, locale: 'hu' }))).toEqual([]);
  });

  test('refuses a value that is not among the choices', async () => {
    const save = () => payload.create({ collection: 'page-metadata', data: { key: 'customerService', title: 'Senki' }, locale: 'hu' });
    expect(await getErrors(save)).toEqual(['Válasszon a listából.']);
    expect(
      await getErrors(() => payload.create({ collection: 'page-metadata', data: { key: 'map', title: 'Térkép' }, locale: 'hu' })),
    ).toEqual([]);
  });

  test('labels the document in messages of other collections', async () => {
    const picture = await createPicture(payload);
    await payload.create({ collection: 'page-metadata', data: { key: 'privacyPolicy', title: 'Adatvédelem', picture }, locale: 'hu' });
    const { usages } = await findUsages(payload, { collection: 'media', id: picture, before: 'trash' });
    expect(usages.map(({ title }) => title)).toEqual([{ hu: 'Adatvédelem', en: 'Privacy policy' }]);
  });
});
