import type { CollectionSlug } from 'payload';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { everyRow } from '../../../../../../test-rows.ts';
import { openForPeople } from '../../../testing/accounts/test-people.ts';
import { createPicture } from '../../../testing/media/test-uploads.ts';
import { createDraft, publish, richText } from '../../../testing/test-content.ts';

const { payload, act } = await openForPeople();
const category = await publish(payload, 'gallery-categories', { title: 'Épületek' });
const picture = await createPicture(payload);

interface Answer {
  status: number;
  body: { errors?: unknown[] };
}

/** 'published', or the fields of the refusal. */
function readOutcome({ status, body }: Answer): string | string[] {
  if (status < 300) return 'published';
  const [error] = (body.errors ?? []) as { data?: { errors?: { path: string }[] } }[];
  return error?.data?.errors?.map(({ path }) => path) ?? [];
}
const publishAs = async (collection: string, id: number, data = {}, locale = 'hu') =>
  readOutcome(await act('PATCH', `/${collection}/${id}?locale=${locale}`, { as: 'editor', data: { _status: 'published', ...data } }));

const publishedOn = '2026-10-01T08:00:00.000Z';
const KINDS: { collection: CollectionSlug; field: string; data: Record<string, unknown> }[] = [
  { collection: 'news', field: 'body', data: { publishedOn } },
  { collection: 'archive-articles', field: 'body', data: { publishedOn } },
  { collection: 'press-releases', field: 'body', data: { publishedOn } },
  { collection: 'pages', field: 'body', data: {} },
  { collection: 'public-information', field: 'body', data: {} },
  { collection: 'visitor-information', field: 'body', data: {} },
  { collection: 'business-partner-items', field: 'body', data: {} },
  { collection: 'career-positions', field: 'body', data: {} },
  { collection: 'projects', field: 'body', data: {} },
  { collection: 'products', field: 'complaint', data: { name: 'Ballon' } },
];

test('a document without the content of its page is refused at publication, may be a draft, and is published with a text', () =>
  everyRow(KINDS, JSON.stringify, async ({ collection, field, data }) => {
    const id = await createDraft(payload, collection, { title: 'Üres oldal', ...data });
    expect(await publishAs(collection, id)).toEqual([field]);
    expect(await publishAs(collection, id, { [field]: richText('  ') })).toEqual([field]);
    expect(await publishAs(collection, id, { [field]: richText('Szöveg') })).toBe('published');
  }));

test('a gallery without pictures is refused at publication, may be a draft, and is published with a picture', async () => {
  const id = await createDraft(payload, 'galleries', { title: 'Üres galéria', category, publishedOn });
  const { body } = await act('GET', `/galleries/${id}/problems`, { as: 'editor' });
  expect(JSON.stringify(body)).toContain('Képek: Adjon hozzá legalább egy képet');
  expect(await publishAs('galleries', id)).toEqual(['items']);
  expect(await publishAs('galleries', id, { items: [{ picture }] })).toBe('published');
});

test('an article with pictures or a page with sections needs no text', async () => {
  const article = await createDraft(payload, 'news', { title: 'Képes', publishedOn, gallery: [picture] });
  expect(await publishAs('news', article)).toBe('published');
  const sections = [{ blockType: 'quote', anchor: 'idezet', text: 'Szép a Liget.' }];
  const page = await createDraft(payload, 'pages', { title: 'Szakaszos', sections });
  expect(await publishAs('pages', page)).toBe('published');
});

const fact = { label: 'Magasság', value: '150 m' };
const SECTIONS: { blockType: string; field: string; content: unknown; rest?: object }[] = [
  { blockType: 'text', field: 'body', content: richText('Szöveg') },
  { blockType: 'facts', field: 'facts', content: [fact] },
  { blockType: 'opening', field: 'rows', content: [fact] },
  { blockType: 'access', field: 'body', content: richText('Földalatti') },
  { blockType: 'activities', field: 'items', content: [{ title: 'Csónakázás' }] },
  { blockType: 'faq', field: 'items', content: [{ question: 'Mikor nyit?' }] },
  { blockType: 'gallery', field: 'pictures', content: 'picture' },
  { blockType: 'table', field: 'rows', content: [{ first: 'Felnőtt' }], rest: { caption: 'Árak', head: { first: 'Jegy' } } },
  { blockType: 'callout', field: 'body', content: richText('Fontos') },
];

test('a section without content is refused at publication, and is published with its content', () =>
  everyRow(
    SECTIONS,
    ({ blockType }) => blockType,
    async ({ blockType, field, content, rest }) => {
      const section = { blockType, anchor: 'szakasz', title: 'Szakasz', ...rest };
      const id = await createDraft(payload, 'pages', { title: 'Szakaszos', sections: [section] });
      expect(await publishAs('pages', id)).toEqual([`sections.0.${field}`]);
      const filled = { ...section, [field]: content === 'picture' ? [picture] : content };
      expect(await publishAs('pages', id, { sections: [filled] })).toBe('published');
    },
  ));

const Sections = z.array(z.looseObject({ id: z.string() }));

test('a section with a picture needs no text, one that is public without content can be saved, and an English one needs no text of its own', async () => {
  const section = { blockType: 'text', anchor: 'szakasz', title: 'Szakasz' };
  const pictured = await createDraft(payload, 'pages', { title: 'Képes', sections: [{ ...section, picture }] });
  expect(await publishAs('pages', pictured)).toBe('published');
  const old = await publish(payload, 'pages', { title: 'Régi', sections: [section, { ...section, body: richText('Szöveg') }] });
  const stored = await payload.findByID({ collection: 'pages', id: old, depth: 0, locale: 'hu' });
  const sections = Sections.parse(stored['sections']);
  expect(await publishAs('pages', old, { title: 'Régi, javítva', sections })).toBe('published');
  expect(await publishAs('pages', old, { sections: sections.map((one) => ({ ...one, body: richText('') })) })).toEqual(['sections.1.body']);
  const english = sections.map(({ id }) => ({ ...section, id, title: 'Section' }));
  expect(await publishAs('pages', old, { title: 'Old', sections: english }, 'en')).toBe('published');
});

test('a menu without items is refused at publication', async () => {
  const id = await createDraft(payload, 'menus', { name: 'HeaderVisitors' });
  expect(await publishAs('menus', id)).toEqual(['items']);
  expect(await publishAs('menus', id, { items: [{ title: 'Térkép', url: '/terkep' }] })).toBe('published');
});

test('a menu item that the site would leave out is refused at publication', async () => {
  const id = await createDraft(payload, 'menus', { name: 'FooterRightColumn' });
  const publishItem = async (item: object, locale?: string) => publishAs('menus', id, { items: [item] }, locale);
  expect(await publishItem({ title: 'Térkép' })).toEqual(['items.0.url']);
  expect(await publishItem({ url: '/terkep' })).toEqual(['items.0.title']);
  expect(await publishItem({ title: 'Térkép', urlScreen: 'map' })).toBe('published');
  const menu: Record<string, unknown> = await payload.findByID({ collection: 'menus', id, locale: 'hu', depth: 0 });
  expect(await publishAs('menus', id, { items: (menu['items'] as object[]).map((item) => ({ ...item, title: '' })) }, 'en')).toBe(
    'published',
  );
});

test('a section without an anchor gets one from its title when it is published', async () => {
  const section = (title: string, anchor?: string) => ({ blockType: 'access', title, body: richText('Szöveg'), anchor });
  const sections = [section('Erről szól'), section('Kezdet', 'erről'), section('Erről szól'), section('…')];
  const id = await createDraft(payload, 'pages', { title: 'Szakaszok', sections });
  const getAnchors = async () => {
    const page: Record<string, unknown> = await payload.findByID({
      collection: 'pages',
      id,
      draft: true,
      depth: 0,
      locale: 'hu',
    });
    return (page['sections'] as { anchor?: string }[]).map(({ anchor }) => anchor ?? null);
  };
  expect(await getAnchors()).toEqual([null, 'erről', null, null]);
  // As a scheduled publication does.
  await payload.update({ collection: 'pages', id, locale: 'hu', data: { _status: 'published' } });
  expect(await getAnchors()).toEqual(['errol-szol', 'erről', 'errol-szol-2', 'access']);
});

test('an English form needs no text when there is a Hungarian one', async () => {
  const id = await createDraft(payload, 'news', { title: 'Magyarul', body: richText('Szöveg'), publishedOn });
  expect(await publishAs('news', id, { title: 'In English' }, 'en')).toBe('published');
});

test('a document that is public without content can still be saved and taken down', async () => {
  const id = await publish(payload, 'galleries', { title: 'Régi üres', category, publishedOn });
  expect(await publishAs('galleries', id, { title: 'Régi, javítva' })).toBe('published');
  const filled = await publish(payload, 'galleries', { title: 'Teli', category, publishedOn, items: [{ picture }] });
  expect(await publishAs('galleries', filled, { items: [] })).toEqual(['items']);
  expect(readOutcome(await act('PATCH', `/galleries/${id}`, { as: 'editor', data: { _status: 'draft' } }))).toBe('published');
});
