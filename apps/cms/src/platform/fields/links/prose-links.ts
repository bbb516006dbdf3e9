import { itemScreens } from '@liget/content-api/screens';
import type { FieldHook, PayloadRequest } from 'payload';
import { isRecord } from '../../is-record.ts';
import { findItemByUrl, getOwnPath } from '../../urls/item-behind.ts';

type Node = Record<string, unknown>;

/** More than the depth of any text that a person wrote. */
const MAX_DEPTH = 40;

/** Collections to whose items a rich text can link. It loads no parents of items, which the path of a gallery needs: its category. */
export const LINKED_COLLECTIONS = itemScreens.filter(({ items }) => !('within' in items)).map(({ items }) => items.collection);
const isLinked = (collection: string) => LINKED_COLLECTIONS.some((linked) => linked === collection);

async function followLink(node: Node, req: PayloadRequest): Promise<Node> {
  const { fields } = node;
  if (!isRecord(fields) || fields['linkType'] === 'internal' || typeof fields['url'] !== 'string') return node;
  const item = await findItemByUrl(fields['url'], req);
  if (item && isLinked(item.relationTo)) {
    const { url: _, ...rest } = fields;
    return { ...node, type: 'link', fields: { ...rest, linkType: 'internal', doc: item } };
  }
  const url = getOwnPath(fields['url'], req);
  return url === fields['url'] ? node : { ...node, fields: { ...fields, url } };
}

async function withFollowedLinks(node: Node, req: PayloadRequest, depth = 0): Promise<Node> {
  const newNode = node['type'] === 'link' || node['type'] === 'autolink' ? await followLink(node, req) : node;
  const { children } = newNode;
  if (!Array.isArray(children) || depth > MAX_DEPTH) return newNode;
  const walked: unknown[] = [];
  for (const child of children) walked.push(isRecord(child) ? await withFollowedLinks(child, req, depth + 1) : child);
  return { ...newNode, children: walked };
}

/** A rich text whose URLs of items are links that follow the item, and whose other URLs of the site are paths. */
export async function followLinksIn(text: Node, req: PayloadRequest): Promise<Node> {
  return isRecord(text['root']) ? { ...text, root: await withFollowedLinks(text['root'], req) } : text;
}

/** Converts a typed or pasted URL of an item to a link that follows the item, and any other URL of the site to a path. */
export const followLinks: FieldHook = ({ value, req }) =>
  // The seed writes texts before the items to which they link exist; it converts them at its end.
  req.context['seeding'] === true || !isRecord(value) ? value : followLinksIn(value, req);
