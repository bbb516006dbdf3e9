import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { createApiClient, publish, richText } from '../../../testing/test-content.ts';
import { ensureRevision } from '../../content-revision/raise.ts';

let payload: Payload;
const publishedOn = '2026-10-01T08:00:00.000Z';

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  await ensureRevision(payload);
});

function textWith(type: 'link' | 'autolink', url: string) {
  const state = richText('Lásd: ');
  const words = state.root.children[0]?.children[0];
  const link = {
    type,
    version: 3,
    direction: 'ltr',
    format: '',
    indent: 0,
    fields: { linkType: 'custom', newTab: false, url },
    children: [{ ...words, text: 'itt' }],
  };
  return { root: { ...state.root, children: state.root.children.map((one) => ({ ...one, children: [...one.children, link] })) } };
}
const getHtml = async (slug: string, locale = 'hu') =>
  ((await createApiClient(payload).json(`/${locale}/news/${slug}`)).body as { data: { html: string } }).data.html;

test.each(['link', 'autolink'] as const)('a pasted %s to an item becomes a link to the item', async (type) => {
  const id = await publish(payload, 'news', { title: `Cél ${type}`, body: richText('Szöveg'), publishedOn }, { title: `Goal ${type}` });
  const body = textWith(type, `http://localhost:3000/magazin/cel-${type}`);
  const english = { title: `From ${type}`, body: textWith(type, `/en/magazine/goal-${type}`) };
  await publish(payload, 'news', { title: `Onnan ${type}`, body, publishedOn }, english);
  expect(await getHtml(`onnan-${type}`)).toContain(`href="/magazin/cel-${type}"`);
  await payload.update({ collection: 'news', id, locale: 'hu', data: { _status: 'published', slug: `mashol-${type}` } });
  expect(await getHtml(`onnan-${type}`)).toContain(`href="/magazin/mashol-${type}"`);
  expect(await getHtml(`onnan-${type}`, 'en')).toContain(`href="/en/magazine/goal-${type}"`);
});

test.each([
  ['http://localhost:3000/terkep?a=1', '/terkep?a=1'],
  ['https://elsewhere.example/magazin/cel', 'https://elsewhere.example/magazin/cel'],
  ['/magazin/nincs', '/magazin/nincs'],
])('%s stays a URL', async (url, href) => {
  const slug = `cim-${url.length}`;
  await publish(payload, 'news', { title: 'Cím', slug, body: textWith('link', url), publishedOn });
  expect(await getHtml(slug)).toContain(`href="${href}"`);
});

test.each(['javascript:alert(1)', '//elsewhere.example/x', 'data:text/html,x'])(
  'a text with a link to %s is refused in words, not shown without it',
  (url) =>
    expect(publish(payload, 'news', { title: 'Rossz', slug: 'rossz', body: textWith('link', url), publishedOn })).rejects.toMatchObject({
      data: { errors: [{ path: 'body', message: expect.stringContaining(`„${url}”`) }] },
    }),
);
