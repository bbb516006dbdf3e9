import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryConfig } from '../testing/databases/temporary-database.ts';
import { createRichTextConverter, type ToRichText } from './markdown.ts';

interface Node {
  type: string;
  tag?: string;
  text?: string;
  format?: number | string;
  fields?: { url?: string };
  children?: Node[];
}

let richText: ToRichText;
beforeAll(async () => {
  richText = await createRichTextConverter((await temporaryConfig()).config);
});

const children = (markdown: string): Node[] => richText(markdown).root.children;
const readText = (node: Node): string => node.text ?? (node.children ?? []).map(readText).join('');
const BOLD = 1;

describe('Markdown becomes the editors’ rich text', () => {
  test('paragraphs and headings of two levels', () => {
    const nodes = children('Az első.\n\n## Cím\n\nMásodik.\n\n### Alcím');
    expect(nodes.map(({ type, tag }) => tag ?? type)).toEqual(['paragraph', 'h2', 'paragraph', 'h3']);
    expect(nodes.map(readText)).toEqual(['Az első.', 'Cím', 'Második.', 'Alcím']);
  });

  test('lists', () => {
    const [list, numbered] = children('- alma\n- körte\n\nés\n\n1. egy\n2. kettő').filter(({ type }) => type === 'list');
    expect(list).toMatchObject({ tag: 'ul' });
    expect(list?.children?.map(readText)).toEqual(['alma', 'körte']);
    expect(numbered).toMatchObject({ tag: 'ol' });
  });

  test('a link keeps its address and its text', () => {
    const link = children('Nézze meg a [**térképet**](/terkep) és az [órarendet](https://example.hu/a?b=1&c=2)!')[0]?.children?.filter(
      ({ type }) => type === 'link',
    );
    expect(link?.map((node) => [readText(node), node.fields?.url])).toEqual([
      ['térképet', '/terkep'],
      ['órarendet', 'https://example.hu/a?b=1&c=2'],
    ]);
  });

  test('bold words', () => {
    const bold = children('Ez **nagyon fontos** szó.')[0]?.children?.filter(({ format }) => format === BOLD);
    expect(bold?.map(readText)).toEqual(['nagyon fontos']);
  });

  test('a quotation, with the quotation marks of either language', () => {
    expect(children('> „Őszi »fű«” – mondta.')).toMatchObject([{ type: 'quote' }]);
    expect(children('> „Őszi »fű«” – mondta.').map(readText)).toEqual(['„Őszi »fű«” – mondta.']);
    expect(children('> „Szép.”\n> – Pásztor Ilka\n> kertész\n\nUtána.').map(readText)).toEqual([
      '„Szép.” – Pásztor Ilka kertész',
      'Utána.',
    ]);
    expect(children('> “It’s ‘home’,” she said.').map(readText)).toEqual(['“It’s ‘home’,” she said.']);
  });

  test('no sign of Markdown is left in a text', () => {
    const text = children('## Cím\n\n- **a** [b](/c)\n\n> d').map(readText).join('|');
    expect(text).toBe('Cím|a b|d');
  });
});
