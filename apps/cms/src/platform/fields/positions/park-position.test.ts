import { type Payload, ValidationError } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
});

/** The error messages when an editor saves a drinking fountain at this position; empty when it is accepted. */
async function getErrors(position: { latitude?: unknown; longitude?: unknown }): Promise<string[]> {
  try {
    const data = { title: 'Ivókút', kind: 'drinking_water', ...position } as never;
    await payload.create({ collection: 'amenities', data, locale: 'hu' });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.data.errors.map(({ message }) => message);
  }
}

describe('the position of something in the park', () => {
  test('may be in the park or slightly outside; an amenity without one is refused', async () => {
    expect(await getErrors({ latitude: 47.5145, longitude: 19.083 })).toEqual([]);
    expect(await getErrors({ latitude: 47.5, longitude: 19.1 })).toEqual([]);
    expect(await getErrors({})).toEqual(['Mutassa meg a térképen, hol van.']);
  });

  test('is refused more than three kilometres away with a message that names the limits', async () => {
    expect(await getErrors({ latitude: 46.25, longitude: 19.083 })).toEqual([
      'Ez a hely több mint három kilométerre van a parktól: a földrajzi szélesség 47,48 és 47,549 között lehet.',
    ]);
    expect(await getErrors({ latitude: 19.083, longitude: 47.5145 })).toHaveLength(2);
    expect(await getErrors({ latitude: '47,x', longitude: 19.083 })).toHaveLength(1);
  });

  test('is refused when only one number is given', async () => {
    expect(await getErrors({ latitude: 47.5145 })).toEqual(['Adja meg a földrajzi hosszúságot is, vagy hagyja üresen mindkét mezőt.']);
  });
});
