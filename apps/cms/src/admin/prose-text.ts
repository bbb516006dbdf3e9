import { isRecord } from '../platform/is-record.ts';

/** The text of a rich text node, one line for each paragraph. */
export function toProseText(node: unknown): string {
  if (!isRecord(node)) return '';
  if (typeof node['text'] === 'string') return node['text'];
  if (node['type'] === 'linebreak') return '\n';
  const children: unknown[] = Array.isArray(node['children']) ? node['children'] : [];
  const inner = children.map(toProseText);
  return node['type'] === 'root' || node['type'] === 'list' ? inner.join('\n') : inner.join('');
}
