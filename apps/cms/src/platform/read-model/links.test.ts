import type { EndpointAnswer, Locale } from '@liget/content-api';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { createPicture } from '../../testing/media/test-uploads.ts';
import { createApiClient, publish, richText } from '../../testing/test-content.ts';
import { ensureRevision } from '../content-revision/raise.ts';

let payload: Payload;
let article: { relationTo: 'news'; value: number };

const dated = { body: richText('Szöveg'), publishedOn: '2026-10-01T08:00:00.000Z' };
const story = async (title: string) => ({
  relationTo: 'news' as const,
  value: await publish(payload, 'news', { ...dated, title }, { title: `${title} EN` }),
});
const ask = async <Body>(path: string) => (await createApiClient(payload).json(path)).body as Body;
const announced = async (locale: Locale) => (await ask<EndpointAnswer<'publicAnnouncements'>>(`/${locale}/public-announcements`)).data;
const linkOfAnnouncement = async (id: number, locale: Locale) => (await announced(locale)).find((one) => one.id === id)?.url;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  await ensureRevision(payload);
  article = await story('Fák');
});

describe('a link to a chosen item', () => {
  test('follows it in both languages, and disappears while it is not public', async () => {
    const item = await story('Tavak');
    await publish(payload, 'menus', {
      name: 'HeaderVisitors',
      items: [
        { title: 'A tavak', urlPage: item },
        { title: 'Térkép', urlScreen: 'map' },
        { title: 'Máshol', url: '/magazin' },
      ],
    });
    const menu = async (locale: Locale) =>
      (await ask<EndpointAnswer<'menus'>>(`/${locale}/menus`)).menus.flatMap(({ menus }) => menus.map(({ url }) => url));
    expect(await menu('hu')).toEqual(['/magazin/tavak', '/terkep', '/magazin']);
    await payload.update({ collection: 'news', id: item.value, locale: 'hu', data: { _status: 'published', slug: 'allovizek' } });
    expect(await menu('hu')).toEqual(['/magazin/allovizek', '/terkep', '/magazin']);
    const { docs } = await payload.find({ collection: 'menus', depth: 0 });
    const titles = ['Lakes', 'Map', 'Elsewhere'];
    const items = docs[0]?.items?.map((row: object, at: number) => ({ ...row, title: titles[at] }));
    await payload.update({ collection: 'menus', id: Number(docs[0]?.id), locale: 'en', data: { items } });
    expect(await menu('en')).toEqual(['/en/magazine/tavak-en', '/en/map', '/magazin']);
    await payload.update({ collection: 'news', id: item.value, data: { _status: 'draft' } });
    expect(await menu('hu')).toEqual(['/terkep', '/magazin']);
  });

  test('works the same in announcements, carousels and the settings', async () => {
    const picture = await createPicture(payload);
    const bar = await publish(payload, 'public-announcements', { title: 'Fák napja', urlPage: article }, { title: 'Day of trees' });
    await publish(payload, 'home-carousel-items', { title: 'Fák', picture, urlPage: article }, { title: 'Trees' });
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { support: { urlScreen: 'visitorInformation' }, privacyPolicy: { title: 'Adatvédelem' } },
    });
    expect([await linkOfAnnouncement(bar, 'hu'), await linkOfAnnouncement(bar, 'en')]).toEqual(['/magazin/fak', '/en/magazine/fak-en']);
    expect((await ask<EndpointAnswer<'homeCarousels'>>('/en/home-carousels')).carousels.map(({ url }) => url)).toEqual([
      '/en/magazine/fak-en',
    ]);
    expect((await ask<EndpointAnswer<'siteSettings'>>('/en/site-settings')).data.support.url).toBe('/en/visitor-information');
  });

  test('is left out of an announcement, which stays, when its page is not public', async () => {
    const item = await story('Elmúlt');
    const bar = await publish(payload, 'public-announcements', { title: 'Elmúlt', urlPage: item });
    await payload.update({ collection: 'news', id: item.value, data: { _status: 'draft' } });
    expect((await announced('hu')).find(({ id }) => id === bar)).not.toHaveProperty('url');
  });
});

describe('a typed path of an item', () => {
  const findStored = async (id: number) => {
    const { url, urlPage } = await payload.findByID({
      collection: 'public-announcements',
      id,
      depth: 0,
      locale: 'hu',
      fallbackLocale: false,
    });
    return { url: url ?? null, urlPage: urlPage ?? null };
  };

  test.each(['/magazin/fak', 'http://localhost:3000/en/magazine/fak-en', '/magazin/fak/'])(
    '%s becomes a link that follows it',
    async (url) => {
      const id = await publish(payload, 'public-announcements', { title: 'Gépelt', url });
      expect(await findStored(id)).toEqual({ url: null, urlPage: article });
      expect(await linkOfAnnouncement(id, 'en')).toBe('/en/magazine/fak-en');
    },
  );

  test.each(['/magazin/fak#vege', '/magazin', '/magazin/nincs', 'https://elsewhere.example/magazin/fak', 'tel:+3612345'])(
    '%s stays as it is',
    async (url) => {
      const id = await publish(payload, 'public-announcements', { title: 'Marad', url });
      expect(await findStored(id)).toEqual({ url, urlPage: null });
    },
  );

  test('stays while the other language has another target, and becomes a link to the item when both have it', async () => {
    const elsewhere = await publish(
      payload,
      'public-announcements',
      { title: 'Kettő', url: '/terkep' },
      { title: 'Two', url: '/en/magazine/fak-en' },
    );
    expect(await findStored(elsewhere)).toEqual({ url: '/terkep', urlPage: null });
    expect(await linkOfAnnouncement(elsewhere, 'en')).toBe('/en/magazine/fak-en');
    await payload.update({
      collection: 'public-announcements',
      id: elsewhere,
      locale: 'hu',
      data: { _status: 'published', url: '/magazin/fak' },
    });
    expect(await findStored(elsewhere)).toMatchObject({ urlPage: article });
  });
});
