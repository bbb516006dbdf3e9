import type { FieldHook, PayloadRequest } from 'payload';
import { isRecord } from '../../is-record.ts';
import { findItemByUrl, getOwnPath } from '../../urls/item-behind.ts';

type Node = Record<string, unknown>;

/** Deeper than any text that a person wrote. */
const MAX_DEPTH = 40;

/** A gallery's address needs its category, which texts do not load. */
const WITHOUT_ADDRESS = new Set(['galleries']);

async function followed(node: Node, req: PayloadRequest): Promise<Node> {
  const { fields } = node;
  if (!isRecord(fields) || fields['linkType'] === 'internal' || typeof fields['url'] !== 'string') return node;
  const found = await findItemByUrl(fields['url'], req);
  if (found && !WITHOUT_ADDRESS.has(found.relationTo)) {
    const { url: _, ...rest } = fields;
    return { ...node, type: 'link', fields: { ...rest, linkType: 'internal', doc: found } };
  }
  const url = getOwnPath(fields['url'], req);
  return url === fields['url'] ? node : { ...node, fields: { ...fields, url } };
}

async function withFollowedLinks(node: Node, req: PayloadRequest, depth = 0): Promise<Node> {
  const made = node['type'] === 'link' || node['type'] === 'autolink' ? await followed(node, req) : node;
  const { children } = made;
  if (!Array.isArray(children) || depth > MAX_DEPTH) return made;
  const walked: unknown[] = [];
  for (const child of children) walked.push(isRecord(child) ? await withFollowedLinks(child, req, depth + 1) : child);
  return { ...made, children: walked };
}

/** A typed or pasted address of an item of ours becomes a link to the item, which it follows; any other of ours becomes a path. */
export const followLinks: FieldHook = async ({ value, req }) => {
  if (req.context['seeding'] === true || !isRecord(value) || !isRecord(value['root'])) return value;
  return { ...value, root: await withFollowedLinks(value['root'], req) };
};
