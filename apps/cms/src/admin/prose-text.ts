import { isRecord } from '../platform/is-record.ts';

/** The words of a node of a rich text, a paragraph a line. */
export function toProseText(node: unknown): string {
  if (!isRecord(node)) return '';
  if (typeof node['text'] === 'string') return node['text'];
  if (node['type'] === 'linebreak') return '\n';
  const children: unknown[] = Array.isArray(node['children']) ? node['children'] : [];
  const inner = children.map(toProseText);
  return node['type'] === 'root' || node['type'] === 'list' ? inner.join('\n') : inner.join('');
}
