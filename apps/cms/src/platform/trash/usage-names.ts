import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { joinTransaction } from '../database/transactions/transaction.ts';
import { getChoiceName } from '../fields/choices/word-choice.ts';
import { type Label, label } from '../fields/labels.ts';
import { isRecord } from '../is-record.ts';
import type { Usage } from './usage-texts.ts';

const toText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function getLabel(value: unknown, otherwise: string): Label {
  if (!isRecord(value)) return label(toText(value) || otherwise, toText(value) || otherwise);
  const [hu, en] = [toText(value['hu']), toText(value['en'])];
  return label(hu || en || otherwise, en || hu || otherwise);
}

export function nameGlobal(payload: Payload, slug: string): Usage {
  const kind = getLabel(payload.config.globals.find((global) => global.slug === slug)?.label, slug);
  return { collection: slug, id: null, kind, title: kind };
}

/** The name of a collection whose documents' titles the reader may not see. */
export function nameCollection(payload: Payload, slug: CollectionSlug): Usage {
  const kind = getLabel(payload.collections[slug]?.config.labels.plural, slug);
  return { collection: slug, id: null, kind, title: kind };
}

const UNNAMED = label('névtelen', 'untitled');
const IN_TRASH = label(' (a kukában)', ' (in the trash)');

/** The kinds and titles of documents, from their newest versions; also of documents without a title or that no longer exist. */
export async function nameDocuments(payload: Payload, slug: CollectionSlug, ids: number[], req?: PayloadRequest): Promise<Usage[]> {
  const config = payload.collections[slug]?.config;
  if (!config) return [];
  const titleField = config.admin.useAsTitle ?? 'id';
  const findNames = async (draft: boolean, wantedIds: number[]) => {
    if (wantedIds.length === 0) return [];
    const { docs } = await payload.find({
      collection: slug,
      where: { id: { in: wantedIds } },
      draft,
      trash: true,
      depth: 0,
      locale: 'all',
      pagination: false,
      overrideAccess: true,
      select: { [titleField]: true, deletedAt: true },
      ...joinTransaction(req),
    });
    return docs.map((document: Record<string, unknown>) => [Number(document['id']), document] as const);
  };
  const newest = new Map(await findNames(true, ids));
  const documents = new Map([
    ...newest,
    ...(await findNames(
      false,
      ids.filter((id) => !newest.has(id)),
    )),
  ]);
  return ids.map((id): Usage => {
    const document = documents.get(id) ?? {};
    const title = getLabel(getChoiceName(config.fields, titleField, document[titleField]), '');
    const suffix = document['deletedAt'] ? IN_TRASH : label('', '');
    return {
      collection: slug,
      id,
      kind: getLabel(config.labels.singular, slug),
      title: label((title.hu || UNNAMED.hu) + suffix.hu, (title.en || UNNAMED.en) + suffix.en),
    };
  });
}
