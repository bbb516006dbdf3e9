import { isRecord } from '../../is-record.ts';

/** Whether a value of a field has content: a text that is not only spaces, a rich text with words or a picture, a list with rows. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (isRecord(value) && 'root' in value) return /"text":"\s*[^"\s]|"type":"upload"/.test(JSON.stringify(value['root']));
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
}
