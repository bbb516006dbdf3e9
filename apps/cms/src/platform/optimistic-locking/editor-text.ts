import { isRecord } from '../is-record.ts';

/** Properties that the text editor derives from the text, or sets in nodes that were stored without them. */
const DERIVED = new Set(['direction', 'version', 'textFormat', 'textStyle']);

const isNode = (value: Record<string, unknown>): boolean => typeof value['type'] === 'string' && 'version' in value;

/** The names of an object's values that an editor can change; for nodes of a rich text without what the text editor fills in. */
export const listOwnNames = (value: Record<string, unknown>): string[] =>
  isNode(value) ? Object.keys(value).filter((name) => !DERIVED.has(name)) : Object.keys(value);

const isEmptyParagraph = (node: unknown): boolean =>
  isRecord(node) && node['type'] === 'paragraph' && Array.isArray(node['children']) && node['children'].length === 0;

/** Whether a value is a rich text without content: the text editor leaves a paragraph when the text is deleted, and no text is stored as `null`. */
export const isEmptyText = (value: unknown): boolean =>
  isRecord(value) &&
  isRecord(value['root']) &&
  Array.isArray(value['root']['children']) &&
  value['root']['children'].every(isEmptyParagraph);
