import { slugify } from '../../platform/fields/slugs/slug.ts';

/** A piece of a line: text with its formatting. */
export interface GuideWords {
  text: string;
  kind: 'plain' | 'strong' | 'em' | 'code' | 'link';
  /** The target of a link: a fragment of the guide (`#…`) or a URL. */
  href?: string;
}

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; words: GuideWords[]; id: string }
  | { kind: 'paragraph'; words: GuideWords[] }
  | { kind: 'list'; isOrdered: boolean; items: GuideWords[][] }
  | { kind: 'table'; rows: GuideWords[][][] }
  | { kind: 'picture'; name: string; alt: string }
  | { kind: 'code'; text: string };

/** Only images of the guide (`npm run screenshots`), one per line. */
const PICTURE = /^!\[(?<alt>[^\]]+)\]\(screenshots\/guide\/(?<name>[a-z0-9-]+)\.webp\)$/;

const INLINE = /\*\*(?<strong>.+?)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

/** Only fragments of the guide and http(s) URLs are links. */
const isLink = (href: string) => /^(?:#|https?:\/\/)/.test(href);

export function parseWords(line: string): GuideWords[] {
  const words: GuideWords[] = [];
  let end = 0;
  const stripMarks = (text: string) => (text === '' ? [] : [{ text, kind: 'plain' } as const]);
  for (const { index, 0: whole, groups = {} } of line.matchAll(INLINE)) {
    words.push(...stripMarks(line.slice(end, index)));
    end = index + whole.length;
    const { strong, em, code, text, href } = groups;
    if (strong !== undefined) words.push({ text: strong.replaceAll(/[*`]/g, ''), kind: 'strong' });
    else if (em !== undefined) words.push({ text: em, kind: 'em' });
    else if (code !== undefined) words.push({ text: code, kind: 'code' });
    else if (text !== undefined && href !== undefined) words.push(isLink(href) ? { text, kind: 'link', href } : { text, kind: 'plain' });
  }
  return [...words, ...stripMarks(line.slice(end))];
}

/** The fragment of a heading, as links write it: '#törlés-és-kuka'. */
export const toAnchor = (heading: string) => slugify(heading);

const splitCells = (row: string) =>
  row
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => parseWords(cell.trim()));

const ITEM = /^(?:[-*]|\d+\.)\s+/;

/** The block of lines between two empty lines. */
function getBlock(lines: readonly string[]): Block[] {
  const [first = ''] = lines;
  const { alt, name } = PICTURE.exec(first)?.groups ?? {};
  if (alt !== undefined && name !== undefined) return [{ kind: 'picture', name, alt }];
  const [, signs = '', title = ''] = /^(#{1,3})\s+(.*)$/.exec(first) ?? [];
  if (signs) {
    const level = signs.length === 1 ? 1 : signs.length === 2 ? 2 : 3;
    const rest = lines.slice(1);
    return [{ kind: 'heading', level, words: parseWords(title), id: toAnchor(title) }, ...(rest.length > 0 ? getBlock(rest) : [])];
  }
  if (first.startsWith('|')) return [{ kind: 'table', rows: lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line)).map(splitCells) }];
  if (ITEM.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
      else items.push(`${items.pop() ?? ''} ${line.trim()}`);
    }
    return [{ kind: 'list', isOrdered: /^\d/.test(first), items: items.map(parseWords) }];
  }
  // A list may follow its sentence without an empty line.
  const list = lines.findIndex((line) => ITEM.test(line));
  const text = { kind: 'paragraph', words: parseWords((list < 0 ? lines : lines.slice(0, list)).join(' ')) } as const;
  return list < 0 ? [text] : [text, ...getBlock(lines.slice(list))];
}

/** Parses the subset of Markdown that the guide uses: headings, paragraphs, flat lists, tables, images, code. Comments are dropped. */
export function parseBlocks(markdown: string): Block[] {
  const pieces = markdown.replaceAll(/<!--[\s\S]*?-->/g, '').split(/\n\s*\n/);
  return pieces.flatMap((piece): Block[] => {
    const lines = piece.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) return [];
    if (lines[0]?.startsWith('```'))
      return [
        {
          kind: 'code',
          text: lines
            .slice(1)
            .join('\n')
            .replace(/\n?```$/, ''),
        },
      ];
    return getBlock(lines);
  });
}
