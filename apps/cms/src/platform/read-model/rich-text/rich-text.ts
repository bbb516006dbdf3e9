import { getOtherLocale, type Locale } from '@liget/content-api';
import { findItemScreen, getItemPath, getShownSlugs } from '@liget/content-api/screens';
import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html';
import { escapeHtml } from '../../escape-html.ts';
import { parseSafeLink } from '../../fields/links/safe-links.ts';
import { slugify } from '../../fields/slugs/slug.ts';
import { isRecord } from '../../is-record.ts';
import { isUnset } from '../../is-unset.ts';
import { DocumentReader, type Fields } from '../document-reader.ts';
import type { FieldWithValue } from '../field-types.ts';
import { toFileValue, toImageValue } from '../pictures/pictures.ts';
import { getPlainText, isEditorState } from './rich-text-state.ts';
import { toVideoHtml } from './video-link.ts';

/** Lexical's bits of `format`, innermost first. */
const FORMATS: [bit: number, tag: string][] = [
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [8, 'u'],
  [4, 's'],
  [2, 'em'],
  [1, 'strong'],
];
/** The page's own title is its only h1. */
const HEADINGS: Record<string, string> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' };

function renderLink(href: string, children: string, newTab: boolean): string {
  const safe = parseSafeLink(href);
  if (!safe) return children;
  const rel = safe.external || newTab ? ' rel="noopener"' : '';
  return `<a href="${escapeHtml(safe.href)}"${rel}${newTab ? ' target="_blank"' : ''}>${children}</a>`;
}

/** Whether it is a loaded document that is not in the trash: rich text, unlike fields, also loads documents in the trash. */
function isOutsideTrash(value: unknown): value is Fields {
  return isRecord(value) && !value['deletedAt'];
}

/** The path of a link to another item in the reader's language, also when it is not translated, as of links in fields; '' when the item is deleted, unpublished, or has no page. */
function toInternalUrl(fields: Record<string, unknown>, read: DocumentReader<object>): string {
  const doc = fields['doc'];
  if (!isRecord(doc) || typeof doc['relationTo'] !== 'string' || !isOutsideTrash(doc['value'])) return '';
  const screen = findItemScreen(doc['relationTo']);
  if (!screen) return '';
  const slugs = new DocumentReader(doc['value'], { locale: read.locale, place: `${read.place} link`, warn: read.warn }).slugs();
  return getItemPath(screen, read.locale, getShownSlugs(slugs)) ?? '';
}

function link(fields: unknown, children: string, read: DocumentReader<object>): string {
  if (!isRecord(fields)) return children;
  const address = fields['linkType'] === 'internal' ? toInternalUrl(fields, read) : fields['url'];
  return typeof address === 'string' ? renderLink(address, children, fields['newTab'] === true) : children;
}

/** The language of one text of a picture or file. */
const getTextLanguage = ({ untranslated = [] }: { untranslated?: string[] | undefined }, field: string, locale: Locale): Locale =>
  untranslated.includes(field) ? getOtherLocale(locale) : locale;

/** The attribute of a part in another language than the text around it. */
const renderLang = (language: Locale, around: Locale): string => (language === around ? '' : ` lang="${language}"`);

function renderUpload(
  node: { relationTo?: unknown; value?: unknown },
  { read, instant, textLanguage }: { read: DocumentReader<object>; instant: Temporal.Instant; textLanguage: Locale },
): string {
  if (!isOutsideTrash(node.value)) {
    read.warn(`Invalid media value: ${read.place}, an upload inside the text`);
    return '';
  }
  const from = { locale: read.locale, place: `${read.place} upload`, warn: read.warn, instant };
  if (node.relationTo === 'files') {
    const value = toFileValue(new DocumentReader(node.value, from));
    const language = getTextLanguage(value, 'title', read.locale);
    return `<p><a href="${escapeHtml(value.url)}" download${renderLang(language, textLanguage)}>${escapeHtml(value.title)}</a></p>`;
  }
  const picture = toImageValue(new DocumentReader(node.value, from));
  if (!picture) return '';
  const sources = [picture.sm, picture.md, picture.lg].map(({ src, width }) => `${src} ${width}w`).join(', ');
  const captionLang = renderLang(getTextLanguage(picture, 'caption', read.locale), read.locale);
  const ownCaption =
    picture.caption && (captionLang ? `<span${captionLang}>${escapeHtml(picture.caption)}</span>` : escapeHtml(picture.caption));
  const caption = [ownCaption, picture.credit && escapeHtml(picture.credit)].filter(Boolean).join(' · ');
  return `<figure${renderLang(read.locale, textLanguage)}><img src="${escapeHtml(picture.md.src)}" srcset="${escapeHtml(sources)}" sizes="(min-width: 992px) 720px, 100vw" width="${picture.md.width}" height="${picture.md.height}" alt="${escapeHtml(picture.alt)}" loading="lazy">${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
}

/** The anchors of a document's building blocks, which the page's navigation uses. */
function listSectionAnchors(read: DocumentReader<{ sections?: unknown }>): string[] {
  const sections = read.value('sections');
  return Array.isArray(sections) ? sections.filter(isRecord).flatMap(({ anchor }) => (typeof anchor === 'string' ? [anchor] : [])) : [];
}

/** The ids used on a document's page: all texts of a document are on one page. */
const idsByDocument = new WeakMap<DocumentReader<object>, Set<string>>();

function readIds(document: DocumentReader<object>): Set<string> {
  const usedIds = idsByDocument.get(document) ?? new Set(listSectionAnchors(document));
  idsByDocument.set(document, usedIds);
  return usedIds;
}

/** The id of a heading made of its text, with a number if it is already used on the page; '' without text. */
function createHeadingId(node: unknown, ids: Set<string>): string {
  const slug = slugify(getPlainText(node));
  let id = slug;
  for (let number = 2; ids.has(id); number += 1) id = `${slug}-${number}`;
  if (slug) ids.add(id);
  return slug && ` id="${id}"`;
}

/** The HTML of a paragraph that contains only a link to a video; otherwise `null`. */
function findOnlyVideo(children: readonly unknown[], read: DocumentReader<object>, textLanguage: Locale): string | null {
  const [only, ...others] = children.filter((child) => getPlainText(child).trim() !== '');
  const isLink = isRecord(only) && (only['type'] === 'link' || only['type'] === 'autolink');
  const fields = isLink && others.length === 0 ? only['fields'] : undefined;
  if (!isRecord(fields) || fields['linkType'] === 'internal' || typeof fields['url'] !== 'string') return null;
  return toVideoHtml(fields['url'], getPlainText(only), { locale: read.locale, lang: renderLang(read.locale, textLanguage) });
}

/** Only the listed nodes reach visitors; no inline styles, which the site's content security policy forbids. */
function createConverters(read: DocumentReader<object>, textLanguage: Locale): HTMLConverters {
  const ids = readIds(read.root);
  // Here, because Payload leaves out a node whose converter throws.
  const instant = read.now;
  const readSpan = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 1 && value < 100 ? value : null);
  return {
    text: ({ node }) => {
      const format = typeof node.format === 'number' ? node.format : 0;
      return FORMATS.reduce((html, [bit, tag]) => (format & bit ? `<${tag}>${html}</${tag}>` : html), escapeHtml(node.text));
    },
    linebreak: '<br>',
    tab: ' ',
    horizontalrule: '<hr>',
    paragraph: ({ node, nodesToHTML }) => {
      const video = findOnlyVideo(node.children, read, textLanguage);
      if (video !== null) return video;
      const html = nodesToHTML({ nodes: node.children }).join('');
      return html.trim() ? `<p>${html}</p>` : '';
    },
    quote: ({ node, nodesToHTML }) => `<blockquote><p>${nodesToHTML({ nodes: node.children }).join('')}</p></blockquote>`,
    heading: ({ node, nodesToHTML }) => {
      const tag = HEADINGS[node.tag] ?? 'h2';
      const html = nodesToHTML({ nodes: node.children }).join('');
      return html.trim() ? `<${tag}${createHeadingId(node, ids)}>${html}</${tag}>` : '';
    },
    list: ({ node, nodesToHTML }) => {
      const tag = node.tag === 'ol' ? 'ol' : 'ul';
      const start = tag === 'ol' && readSpan(node.start) ? ` start="${node.start}"` : '';
      return `<${tag}${start}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
    },
    listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
    link: ({ node, nodesToHTML }) => link(node.fields, nodesToHTML({ nodes: node.children }).join(''), read),
    autolink: ({ node, nodesToHTML }) => link(node.fields, nodesToHTML({ nodes: node.children }).join(''), read),
    upload: ({ node }) => renderUpload(node, { read, instant, textLanguage }),
    table: ({ node, nodesToHTML }) => `<table><tbody>${nodesToHTML({ nodes: node.children }).join('')}</tbody></table>`,
    tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
    tablecell: ({ node, nodesToHTML }) => {
      const tag = typeof node.headerState === 'number' && node.headerState > 0 ? 'th' : 'td';
      const span = [
        ['colspan', readSpan(node.colSpan)],
        ['rowspan', readSpan(node.rowSpan)],
      ]
        .flatMap(([name, value]) => (value === null ? [] : [` ${name}="${value}"`]))
        .join('');
      return `<${tag}${span}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
    },
    unknown: ({ node }) => {
      read.warn(`${read.place}: a node of type ${JSON.stringify(node.type)} in the text is left out`);
      return '';
    },
  };
}

/** Safe, well-formed HTML of a rich-text field; '' when it is empty. Headings become h2–h4 with ids. Throws when it is not Lexical's format. */
export function toHtml<Document extends object>(read: DocumentReader<Document>, field: FieldWithValue<Document, { root: object }>): string {
  const state = read.value(field);
  if (state === undefined) return '';
  if (!isEditorState(state)) return read.fail(field, 'is not rich text');
  const textLanguage = isUnset(read.inLocale(field, read.locale)) ? getOtherLocale(read.locale) : read.locale;
  return convertLexicalToHTML({
    data: state,
    converters: createConverters(read, textLanguage),
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
}
