import { isRecord } from '../../platform/is-record.ts';

/** The words, links and pictures of a text in order, independent of how the editor or a database serialises it. */
export function readWords(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(readWords).join('\n');
  if (!isRecord(value)) return '';
  const { root, text, type, children, fields, value: target } = value;
  if (root !== undefined) return readWords(root);
  const link = isRecord(fields) ? [fields['url'], JSON.stringify(fields['doc'] ?? null)] : [];
  return [text, type === 'upload' ? JSON.stringify(target) : '', ...link, readWords(children)].join(' ').trim();
}
