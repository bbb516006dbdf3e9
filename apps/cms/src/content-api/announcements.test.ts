import { LOCALES, type Locale } from '@liget/content-api';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureRevision } from '../platform/content-revision/raise.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { asking, publish } from '../testing/test-content.ts';

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  await ensureRevision(payload);
});

/** The revision of an announcement in each language. */
async function revisionsOf(id: number): Promise<string[]> {
  const found: string[] = [];
  for (const locale of LOCALES) {
    const { body } = await asking(payload).json(`/${locale}/public-announcements`);
    found.push((body as { data: { id: number; revision: string }[] }).data.find((one) => one.id === id)?.revision ?? '');
  }
  return found;
}

const edit = (id: number, locale: Locale, data: Record<string, unknown>) =>
  payload.update({ collection: 'public-announcements', id, locale, data: { _status: 'published', ...data } });

describe('the revision of an announcement', () => {
  test('is one in both languages, so that who dismisses it has dismissed it in both', async () => {
    for (const english of [{ title: 'Strong wind', url: '/en/map' }, undefined]) {
      const id = await publish(payload, 'public-announcements', { title: 'Erős szél', url: '/terkep' }, english);
      const [hu, en] = await revisionsOf(id);
      expect(hu).toMatch(/^[\w-]{10}$/);
      expect(en).toBe(hu);
    }
  });

  test.each<[Locale, Record<string, string>]>([
    ['hu', { title: 'Vihar' }],
    ['en', { title: 'A storm' }],
    ['en', { url: '/en/magazine' }],
  ])('is another one in both when an editor changes it in %s: %j', async (locale, data) => {
    const id = await publish(payload, 'public-announcements', { title: 'Szél', url: '/terkep' }, { title: 'Wind', url: '/en/map' });
    const [before] = await revisionsOf(id);
    await edit(id, locale, data);
    const [hu, en] = await revisionsOf(id);
    expect([hu === before, hu === en]).toEqual([false, true]);
  });

  test('stays when only its place among the others changes', async () => {
    const id = await publish(payload, 'public-announcements', { title: 'Szél' }, { title: 'Wind' });
    const before = await revisionsOf(id);
    await edit(id, 'hu', { order: 1 });
    expect(await revisionsOf(id)).toEqual(before);
  });
});
