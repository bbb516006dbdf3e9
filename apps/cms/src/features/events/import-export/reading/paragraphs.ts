import { isRecord } from '../../../../platform/is-record.ts';

const createNode = (type: string, children: object[]) => ({ type, version: 1, direction: 'ltr', format: '', indent: 0, children });
const createTextNode = (text: string) => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' });
const LINE_BREAK = { type: 'linebreak', version: 1 };

/** Plain text as rich text: empty lines separate paragraphs, other line breaks stay. */
export function toRichText(text: string): object {
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const children = paragraphs.map((paragraph) => ({
    ...createNode(
      'paragraph',
      paragraph.split('\n').flatMap((line, index) => (index === 0 ? [createTextNode(line)] : [LINE_BREAK, createTextNode(line)])),
    ),
    textFormat: 0,
  }));
  return { root: createNode('root', children) };
}

function toText(value: unknown): string {
  if (!isRecord(value)) return '';
  if (typeof value['text'] === 'string') return value['text'];
  if (value['type'] === 'linebreak') return '\n';
  return Array.isArray(value['children']) ? value['children'].map(toText).join('') : '';
}

/** Rich text as plain paragraphs; formatting, links and images are lost. */
export function toParagraphs(value: unknown): string {
  const root = isRecord(value) ? value['root'] : null;
  const children: unknown[] = isRecord(root) && Array.isArray(root['children']) ? root['children'] : [];
  return children
    .map((child) => toText(child).trim())
    .filter(Boolean)
    .join('\n\n');
}
