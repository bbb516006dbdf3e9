import { STATIC_IMAGE_KEYS } from '@liget/content-api';
import { readSeedContent } from '@liget/seed';
import { type Payload, ValidationError } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryDatabase } from '../../testing/temporary-database.ts';
import { createPicture } from '../../testing/test-uploads.ts';
import { findUsages } from '../trash/usages.ts';
import { PAGE_CHOICES, STATIC_IMAGE_CHOICES } from './links/page-choices.ts';

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
});

/** What the editor reads when saving it; nothing when it was taken. */
async function refusal(save: () => Promise<unknown>): Promise<string[]> {
  try {
    await save();
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.data.errors.map(({ message }) => message);
  }
}

describe('what is chosen by its words', () => {
  test('is every page and every place of a picture that there is, in words and never by an address or a key', () => {
    const { metadata } = readSeedContent();
    expect(PAGE_CHOICES.map(({ value }) => value).toSorted()).toEqual(metadata.map(({ key }) => key).toSorted());
    expect(STATIC_IMAGE_CHOICES.map(({ value }) => value)).toEqual(expect.arrayContaining([...STATIC_IMAGE_KEYS]));
    for (const { value, label } of [...PAGE_CHOICES, ...STATIC_IMAGE_CHOICES])
      for (const words of [label.hu, label.en]) expect(words).not.toMatch(new RegExp(`/|_|^${value}$`));
  });

  test('is refused when nothing looks at it', async () => {
    const save = () => payload.create({ collection: 'page-metadata', data: { key: 'customerService', title: 'Senki' }, locale: 'hu' });
    expect(await refusal(save)).toEqual(['Válasszon a listából.']);
    expect(
      await refusal(() => payload.create({ collection: 'page-metadata', data: { key: 'map', title: 'Térkép' }, locale: 'hu' })),
    ).toEqual([]);
  });

  test('names the document where others speak of it', async () => {
    const picture = await createPicture(payload);
    await payload.create({ collection: 'page-metadata', data: { key: 'privacyPolicy', title: 'Adatvédelem', picture }, locale: 'hu' });
    const { usages } = await findUsages(payload, { collection: 'media', id: picture, before: 'trash' });
    expect(usages.map(({ title }) => title)).toEqual([{ hu: 'Adatvédelem', en: 'Privacy policy' }]);
  });
});
