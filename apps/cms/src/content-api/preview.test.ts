import { type EndpointAnswer, endpoints, LOCALES, type Locale } from '@liget/content-api';
import { createDraftCredential, isPreviewValid, PREVIEWS, type PreviewKind } from '@liget/content-api/preview';
import { itemScreens } from '@liget/content-api/screens';
import { createLocalReq } from 'payload';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { everyRow } from '../../../../test-rows.ts';
import { createDraft } from '../testing/test-content.ts';
import { openContentApi } from '../testing/test-content-api.ts';

const SECRET = 'a secret of previews, longer than thirty-two signs';
const site = { authorization: `Bearer ${createDraftCredential(SECRET)}` };

const { payload, ask } = await openContentApi({
  withEvents: true,
  environment: { PREVIEW_SECRET: SECRET, PUBLIC_ORIGIN: 'https://liget.example' },
});

const getTitle = (kind: PreviewKind) => (kind === 'products' ? 'name' : 'title');
const preview = (kind: PreviewKind, id: number, locale: Locale = 'hu', headers: Record<string, string> = site) =>
  ask.json(`/${locale}/preview/${kind}/${id}`, { headers });

const Item = z.object({ id: z.number(), slug: z.object({ hu: z.string(), en: z.string() }) });

/** A published item with slugs in both languages. */
async function publishedItem(collection: PreviewKind): Promise<z.infer<typeof Item>> {
  const where = { _status: { equals: 'published' } } as const;
  const { docs } = await payload.find({ collection, where, locale: 'all', depth: 0, sort: 'id' });
  const item = docs.map((document) => Item.safeParse(document).data).find((one) => one !== undefined);
  if (!item) throw new Error(`No item of ${collection} is published in both languages`);
  return item;
}

const getLink = async (kind: PreviewKind, document: { id: number; slug?: string | undefined }, locale: Locale) => {
  const admin = payload.collections[kind]?.config.admin;
  const req = await createLocalReq({ locale }, payload);
  const link = await admin?.preview?.(document, { locale, req, token: null });
  return new URL(link ?? 'none:');
};

const every = PREVIEWS.flatMap((row) => LOCALES.map((locale) => ({ ...row, locale })));
const getName = ({ kind, locale }: (typeof every)[number]) => `${kind} in ${locale}`;

describe('the preview of every kind with a page', () => {
  it('exists', () => {
    expect(PREVIEWS.map(({ kind }) => kind)).toEqual(expect.arrayContaining(itemScreens.map(({ items }) => items.collection)));
    for (const { kind } of PREVIEWS) {
      const admin = payload.collections[kind]?.config.admin;
      expect([kind, typeof admin?.preview, typeof admin?.livePreview?.url]).toEqual([kind, 'function', 'function']);
    }
  });

  it('is the newest draft in the form of its endpoint', () =>
    everyRow(every, getName, async ({ kind, endpoint, locale }) => {
      const { id, slug } = await publishedItem(kind);
      const words = `Piszkozat, ${kind}, ${locale}`;
      await payload.update({ collection: kind, id, locale, draft: true, data: { [getTitle(kind)]: words, _status: 'draft' } });
      const { status, body } = await preview(kind, id, locale);
      expect([status, endpoints[endpoint].answer.safeParse(body).error]).toEqual([200, undefined]);
      expect(JSON.stringify(body)).toContain(words);
      const visitors = await ask.json(`/${locale}${endpoints[endpoint].path.replace(':slug', slug[locale])}`);
      expect(visitors.status).toBe(200);
      expect(JSON.stringify(visitors.body)).not.toContain(words);
    }));

  it('shows a copy that was never published', () =>
    everyRow(
      PREVIEWS,
      ({ kind }) => kind,
      async ({ kind, endpoint }) => {
        const { id } = await publishedItem(kind);
        const copy = Number((await payload.duplicate({ collection: kind, id, draft: true, data: {} })).id);
        expect((await preview(kind, copy)).status).toBe(200);
        const document: Record<string, unknown> = await payload.findByID({
          collection: kind,
          id: copy,
          draft: true,
          locale: 'hu',
          depth: 0,
        });
        expect((await ask.request(`/hu${endpoints[endpoint].path.replace(':slug', String(document['slug']))}`)).status).toBe(404);
      },
    ));

  it('is available to the site only', () =>
    everyRow(every, getName, async ({ kind, locale }) => {
      const { id } = await publishedItem(kind);
      for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: `Bearer ${SECRET}` }])
        expect((await preview(kind, id, locale, headers)).status).toBe(404);
    }));

  it('is a 404 for a missing item', () =>
    everyRow(
      PREVIEWS,
      ({ kind }) => kind,
      async ({ kind }) => {
        expect((await preview(kind, 99_999)).status).toBe(404);
      },
    ));

  it('has a signed link to its own URL', () =>
    everyRow(every, getName, async ({ kind, locale }) => {
      const { id, slug } = await publishedItem(kind);
      const link = await getLink(kind, { id, slug: slug[locale] }, locale);
      const isNumbered = kind === 'events' || kind === 'news';
      expect(link.origin).toBe('https://liget.example');
      expect(link.pathname).toContain(isNumbered ? `/preview/${id}` : slug[locale]);
      expect(link.searchParams.get('draft')).toBe(isNumbered ? null : String(id));
      const expires = Number(link.searchParams.get('expires'));
      const signature = link.searchParams.get('signature') ?? '';
      const now = expires - 60;
      const kinds = PREVIEWS.filter((row) => isPreviewValid(SECRET, { kind: row.kind, id, locale, expires }, signature, now));
      expect(kinds.map((row) => row.kind)).toEqual([kind]);
    }));
});

describe('a draft', () => {
  it('with one language only is shown in the other, too, and has a URL there', async () => {
    const id = await createDraft(payload, 'press-releases', { title: 'Csak itt', publishedOn: '2026-11-01T08:00:00.000Z' });
    const { status, body } = await preview('press-releases', id, 'en');
    expect([status, body]).toEqual([200, { data: expect.objectContaining({ title: 'Csak itt', language: 'hu' }) }]);
    expect((await getLink('press-releases', { id }, 'en')).pathname).toBe('/en/press/csak-itt');
  });

  it('without a slug has a URL', async () => {
    const id = await createDraft(payload, 'galleries', {});
    expect((await getLink('galleries', { id }, 'hu')).pathname).toBe(`/sajto/mediatar/draft-${id}/draft-${id}`);
    const product = await createDraft(payload, 'products', {});
    expect((await getLink('products', { id: product }, 'en')).pathname).toBe(`/en/draft-${product}-customer-service`);
  });

  it('without required content is refused as incomplete', async () => {
    const { status, body } = await preview('press-releases', await createDraft(payload, 'press-releases', {}));
    expect([status, body]).toEqual([422, { error: expect.objectContaining({ code: 'incomplete_draft' }) }]);
  });

  it('contains related documents as published, and no unpublished ones', async () => {
    const place = await publishedItem('top-locations');
    const hidden = await createDraft(payload, 'top-locations', { title: 'Titkos hely', latitude: 47.51, longitude: 19.08 });
    const visitors = endpoints.topLocation.answer.parse((await ask.json(`/hu/top-locations/${place.slug.hu}`)).body);
    await payload.update({
      collection: 'top-locations',
      id: place.id,
      locale: 'hu',
      draft: true,
      data: { title: 'Átírt hely', _status: 'draft' },
    });
    const getLocation = async (topLocation: number): Promise<EndpointAnswer<'project'>['data']['top_location']> => {
      const id = await createDraft(payload, 'projects', { title: `Terv ${topLocation}`, status: 'completed', topLocation });
      return endpoints.project.answer.parse((await preview('projects', id)).body).data.top_location;
    };
    expect(await getLocation(place.id)).toMatchObject({ title: visitors.data.title });
    expect(await getLocation(hidden)).toBeNull();
  });
});
