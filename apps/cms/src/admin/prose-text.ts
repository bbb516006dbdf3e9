import { isRecord } from '../platform/is-record.ts';

/** The separator between the texts of a node's children. */
const SEPARATORS: Partial<Record<string, string>> = { root: '\n', list: '\n', table: '\n', tablerow: ' | ', tablecell: ' ' };

/** The text of a rich text node, one line for each paragraph and each row of a table. */
export function toProseText(node: unknown): string {
  if (!isRecord(node)) return '';
  if (typeof node['text'] === 'string') return node['text'];
  if (node['type'] === 'linebreak') return '\n';
  const children: unknown[] = Array.isArray(node['children']) ? node['children'] : [];
  return children.map(toProseText).join(SEPARATORS[String(node['type'])] ?? '');
}
