import type { PayloadRequest } from 'payload';
import { inEditorLanguage } from '../../editor-language.ts';
import { isRecord } from '../../is-record.ts';
import { NOT_A_LINK } from './link.ts';
import { isGoodLink } from './link-rules.ts';

type Node = Record<string, unknown>;

/** More than the depth of any text that a person wrote. */
const MAX_DEPTH = 40;

function findBadLink(node: Node, depth = 0): string | null {
  const { fields, children } = node;
  if (isRecord(fields) && fields['linkType'] !== 'internal' && typeof fields['url'] === 'string' && !isGoodLink(fields['url'].trim()))
    return fields['url'];
  if (!Array.isArray(children) || depth > MAX_DEPTH) return null;
  for (const child of children) {
    const badLink = isRecord(child) ? findBadLink(child, depth + 1) : null;
    if (badLink !== null) return badLink;
  }
  return null;
}

/**
 * The error of a link in a rich text, in the editor's language; `null` when all are valid. The site shows text with an invalid link without
 * the link.
 */
export function findLinkError(value: unknown, req: PayloadRequest): string | null {
  const bad = isRecord(value) && isRecord(value['root']) ? findBadLink(value['root']) : null;
  return bad === null ? null : `„${bad}”: ${inEditorLanguage(NOT_A_LINK, req)}`;
}
