import type { DefaultTypedEditorState } from '@payloadcms/richtext-lexical';
import { isRecord } from '../../is-record.ts';

type EditorState = DefaultTypedEditorState;

/** More than the depth of any text that a person wrote; prevents a stack overflow by a broken document. */
const MAX_DEPTH = 40;

function isNode(value: unknown, depth: number): boolean {
  if (!isRecord(value) || typeof value['type'] !== 'string' || depth > MAX_DEPTH) return false;
  if (value['type'] === 'text' && typeof value['text'] !== 'string') return false;
  const children = value['children'];
  return children === undefined || (Array.isArray(children) && children.every((child) => isNode(child, depth + 1)));
}

/** Whether a stored value has the shape of Lexical's document: a root, and nodes with a type and their children all the way down. */
export function isEditorState(value: unknown): value is EditorState {
  return (
    isRecord(value) &&
    isRecord(value['root']) &&
    Array.isArray(value['root']['children']) &&
    value['root']['children'].every((child) => isNode(child, 1))
  );
}

function collect(node: unknown, into: string[]): void {
  if (!isRecord(node)) return;
  if (typeof node['text'] === 'string') into.push(node['text']);
  if (node['type'] === 'linebreak') into.push(' ');
  if (!Array.isArray(node['children'])) return;
  for (const child of node['children']) collect(child, into);
  if (node['type'] !== 'text' && node['type'] !== 'link' && node['type'] !== 'autolink') into.push(' ');
}

/** The text of a Lexical document or node without markup; for search and for ids of headings. */
export function getPlainText(value: unknown): string {
  const pieces: string[] = [];
  collect(isRecord(value) && isRecord(value['root']) ? value['root'] : value, pieces);
  return pieces.join('').replace(/\s+/g, ' ').trim();
}
