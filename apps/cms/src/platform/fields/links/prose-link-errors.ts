import type { PayloadRequest } from 'payload';
import { inEditorLanguage } from '../../editor-language.ts';
import { isRecord } from '../../is-record.ts';

import { NOT_A_LINK } from './link.ts';
import { isGoodLink } from './link-rules.ts';

type Node = Record<string, unknown>;

/** Deeper than any text that a person wrote. */
const MAX_DEPTH = 40;

function findBadLink(node: Node, depth = 0): string | null {
  const { fields, children } = node;
  if (isRecord(fields) && fields['linkType'] !== 'internal' && typeof fields['url'] === 'string' && !isGoodLink(fields['url'].trim()))
    return fields['url'];
  if (!Array.isArray(children) || depth > MAX_DEPTH) return null;
  for (const child of children) {
    const found = isRecord(child) ? findBadLink(child, depth + 1) : null;
    if (found !== null) return found;
  }
  return null;
}

/** What is wrong with a link in a rich text, in the editor's language: the site would show its words without it. `null` when nothing is. */
export function findLinkError(value: unknown, req: PayloadRequest): string | null {
  const bad = isRecord(value) && isRecord(value['root']) ? findBadLink(value['root']) : null;
  return bad === null ? null : `„${bad}”: ${inEditorLanguage(NOT_A_LINK, req)}`;
}
