import { expect, it } from 'vitest';
import type { Page } from '../../../payload-types.ts';
import { parseSafeLink } from '../../fields/links/safe-links.ts';
import { DocumentReader } from '../document-reader.ts';
import { toHtml } from './rich-text.ts';

const instant = Temporal.Instant.from('2026-11-20T11:00:00Z');
const text = (words: string, format = 0) => ({ type: 'text', text: words, format, version: 1 });
const node = (type: string, children: unknown[], more = {}) => ({ type, children, version: 1, ...more });
const link = (url: string, more = {}) => node('link', [text('here')], { fields: { linkType: 'custom', url, ...more } });

function getHtml(...children: unknown[]) {
  const complaints: string[] = [];
  const reader = new DocumentReader<Page>(
    { body: { hu: { root: node('root', children) } } },
    { locale: 'hu', place: 'pages 1', warn: (message) => complaints.push(message), instant },
  );
  return { html: toHtml(reader, 'body'), complaints };
}
const paragraph = (...children: unknown[]) => getHtml(node('paragraph', children)).html;

it('escapes the text of an editor', () => {
  expect(paragraph(text('<script>alert("1")</script> & \'more\''))).toBe(
    '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;</p>',
  );
});

it('keeps bold, italic and other formats, correctly nested', () => {
  expect(paragraph(text('both', 3))).toBe('<p><strong><em>both</em></strong></p>');
  expect(paragraph(text('x', 12))).toBe('<p><s><u>x</u></s></p>');
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https://',
])('drops a link to %j and keeps its text', (url) => {
  expect(paragraph(link(url))).toBe('<p>here</p>');
});

it('keeps paths, anchors, web, mail and telephone links', () => {
  expect(paragraph(link('/terkep?kind=metro'))).toBe('<p><a href="/terkep?kind=metro">here</a></p>');
  expect(paragraph(link('mailto:info@example.hu'))).toBe('<p><a href="mailto:info@example.hu">here</a></p>');
  expect(paragraph(link('https://example.org/?a=1&b="2"', { newTab: true }))).toBe(
    '<p><a href="https://example.org/?a=1&amp;b=&quot;2&quot;" rel="noopener" target="_blank">here</a></p>',
  );
  expect(parseSafeLink('tel:+3612345678')).toEqual({ href: 'tel:+3612345678', external: false });
  expect(parseSafeLink('HTTPS://example.org')).toEqual({ href: 'HTTPS://example.org', external: true });
});

it.each([
  ['https://www.youtube.com/watch?v=abc_-1', 'YouTube'],
  ['https://youtu.be/abc_-1', 'YouTube'],
  ['https://m.youtube.com/shorts/abc', 'YouTube'],
  ['https://vimeo.com/12345', 'Vimeo'],
])('makes a panel of a paragraph that contains only a link to %s', (url, host) => {
  const panel = (words: string) =>
    `<p data-video><a href="${url}" rel="noopener noreferrer">${words} <span>videó, a ${host} oldalán nyílik meg</span></a></p>`;
  expect(paragraph(text(' '), link(url))).toBe(panel('here'));
  expect(paragraph(node('autolink', [text(url)], { fields: { linkType: 'custom', url } }))).toBe(panel('Videó megnézése'));
});

it.each(['https://www.youtube.com/@liget', 'https://youtube.com.evil.example/watch?v=1', 'https://vimeo.com/about', '/watch?v=1'])(
  'makes none of a link to %s, nor of one among words',
  (url) => {
    expect(paragraph(link(url))).not.toContain('data-video');
    expect(paragraph(text('Look: '), link('https://youtu.be/abc'))).toBe(
      '<p>Look: <a href="https://youtu.be/abc" rel="noopener">here</a></p>',
    );
  },
);

it('links to items in the reader’s language, also to untranslated ones', () => {
  const doc = { relationTo: 'news', value: { id: 3, slug: { hu: 'oszi-seta', en: 'autumn-walk' } } };
  expect(paragraph(link('', { linkType: 'internal', doc }))).toBe('<p><a href="/magazin/oszi-seta">here</a></p>');
  expect(paragraph(link('', { linkType: 'internal', doc: { ...doc, value: { id: 3, slug: { en: 'autumn-walk' } } } }))).toBe(
    '<p><a href="/magazin/autumn-walk">here</a></p>',
  );
  expect(paragraph(link('', { linkType: 'internal', doc: { ...doc, value: 3 } }))).toBe('<p>here</p>');
});

it('gives headings ids, and keeps the only h1 for the page', () => {
  const heading = (tag: string, words: string) => node('heading', [text(words)], { tag });
  expect(getHtml(heading('h1', 'Őszi séta'), heading('h3', 'Őszi séta'), heading('h6', '???')).html).toBe(
    '<h2 id="oszi-seta">Őszi séta</h2><h3 id="oszi-seta-2">Őszi séta</h3><h4>???</h4>',
  );
});

it('makes heading ids unique among building blocks and texts of the same page', () => {
  const root = node('root', [node('heading', [text('Mi új?')], { tag: 'h2' })]);
  const sections = { hu: ['mi-uj', 'mi-uj-3'].map((anchor) => ({ blockType: 'text', anchor, title: 'Mi új?', body: { root } })) };
  const reader = new DocumentReader<Page>(
    { body: { hu: { root } }, sections },
    { locale: 'hu', place: 'pages 1', warn: () => undefined, instant },
  );
  const ofSections = reader.rows('sections').map((section) => toHtml(section.block('text'), 'body'));
  expect([toHtml(reader, 'body'), ...ofSections]).toEqual(['mi-uj-5', 'mi-uj-2', 'mi-uj-4'].map((id) => `<h2 id="${id}">Mi új?</h2>`));
});

it('renders lists, quotes, tables and dividers without inline styles', () => {
  const item = (...children: unknown[]) => node('listitem', children, { value: 1, indent: 1, format: 'center' });
  const { html: made } = getHtml(
    node('list', [item(text('one')), item(node('list', [item(text('two'))], { tag: 'ol', start: 4 }))], { tag: 'ul' }),
    node('quote', [text('Said')]),
    node('horizontalrule', []),
    node('table', [node('tablerow', [node('tablecell', [node('paragraph', [text('H')])], { headerState: 1, colSpan: 2 })])]),
  );
  expect(made).toBe(
    '<ul><li>one</li><li><ol start="4"><li>two</li></ol></li></ul><blockquote><p>Said</p></blockquote><hr><table><tbody><tr><th colspan="2"><p>H</p></th></tr></tbody></table>',
  );
});

const PICTURE = {
  id: 1,
  filename: 'lake.jpg',
  mimeType: 'image/jpeg',
  filesize: 9,
  width: 960,
  height: 640,
  altHu: 'A tó',
  altEn: 'The lake',
};

it('renders an upload as a figure with alternative text', () => {
  const value = { ...PICTURE, altHu: 'A "tó"', caption: { hu: '<Tó>' } };
  const { html: made } = getHtml(node('upload', [], { relationTo: 'media', value, children: undefined }));
  expect(made).toContain('<figure><img src="/media/lake.jpg"');
  expect(made).toContain('alt="A &quot;tó&quot;" loading="lazy"><figcaption>&lt;Tó&gt;</figcaption></figure>');
});

it('marks the language of captions, of names of files and of its own words, where it is not that of the text', () => {
  const upload = (relationTo: string, value: object) => node('upload', [], { relationTo, value, children: undefined });
  const state = {
    root: node('root', [
      upload('media', { ...PICTURE, caption: { hu: 'Tó' } }),
      upload('media', { ...PICTURE, caption: { hu: 'Tó', en: 'Lake' } }),
      upload('files', { id: 2, filename: 'a.pdf', mimeType: 'application/pdf', title: { hu: 'Ár' } }),
      node('paragraph', [node('link', [text('Film')], { fields: { linkType: 'custom', url: 'https://vimeo.com/1' } })]),
    ]),
  };
  const listMarked = (body: object) =>
    toHtml(new DocumentReader<Page>({ body }, { locale: 'en', place: 'pages 1', warn: () => {}, instant }), 'body')
      .match(/<\w+[^>]* lang="\w\w"/g)
      ?.map((tag) => tag.replace(/^<(\w+).* lang="(\w\w)"$/, '$1 $2'));
  // In an English text, only the Hungarian caption and title.
  expect(listMarked({ en: state })).toEqual(['span hu', 'a hu']);
  // In a Hungarian text, which is shown for want of an English one, what is English, and the caption within it.
  expect(listMarked({ hu: state })).toEqual(['figure en', 'span hu', 'figure en', 'span en']);
});

it('leaves out unknown nodes and logs them', () => {
  const { html: made, complaints } = getHtml(node('iframe', [text('x')], { src: 'https://evil.example' }), node('paragraph', [text('y')]));
  expect(made).toBe('<p>y</p>');
  expect(complaints).toEqual(['pages 1: a node of type "iframe" in the text is left out']);
});

it('returns an empty string for an empty text and throws for other values', () => {
  expect(getHtml(node('paragraph', [])).html).toBe('');
  const broken = new DocumentReader<Page>(
    { body: { root: { children: [{ text: 'no type' }] } } },
    { locale: 'hu', place: 'pages 1', warn: () => {}, instant },
  );
  expect(() => toHtml(broken, 'body')).toThrow('pages 1, field body: is not rich text');
});
