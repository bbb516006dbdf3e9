import { LOCALES, type Locale } from '@liget/content-api';
import { createLocalReq, type Field, type Payload } from 'payload';
import { walkFields } from '../../../platform/fields/values/walk-fields.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { findLinks, type Link } from './links-in.ts';

/** A link with the document that contains it. `id` is `null` for a global. */
export interface PublishedLink extends Link {
  subject: string;
  id: number | null;
  title: string;
  locale: Locale;
}

/** Documents that are read at once. */
const BATCH_SIZE = 50;

/** Whether these fields contain links for visitors. */
function canLead(fields: readonly Field[]): boolean {
  return walkFields(fields).some(({ field }) => field.type === 'richText' || field.custom?.['leadsTo'] === true);
}

const getTitle = (data: Record<string, unknown>, title: string) => {
  const value = data[title];
  return typeof value === 'string' ? value : '';
};

/** The links of all published content, some documents at a time, in each language. */
export async function* listPublishedLinks(payload: Payload): AsyncGenerator<PublishedLink> {
  const req = await createLocalReq({}, payload);
  for (const { config } of Object.values(payload.collections)) {
    const { slug, fields, versions, trash } = config;
    if (!trash || !canLead(fields)) continue;
    const published = versions?.drafts ? [{ _status: { equals: 'published' } }] : [];
    const title = config.admin.useAsTitle ?? 'id';
    for (const locale of LOCALES) {
      let [last, isMore] = [0, true];
      while (isMore) {
        const { docs } = await payload.find({
          collection: slug,
          where: { and: [...published, { id: { greater_than: last } }] },
          sort: 'id',
          limit: BATCH_SIZE,
          pagination: false,
          depth: 0,
          locale,
          fallbackLocale: false,
          overrideAccess: true,
        });
        const documents: unknown[] = docs;
        for (const data of documents.filter(isRecord)) {
          const id = Number(data['id']);
          last = id;
          for (const link of findLinks(fields, { data, locale, req }))
            yield { ...link, subject: slug, id, locale, title: getTitle(data, title) };
        }
        isMore = docs.length === BATCH_SIZE;
      }
    }
  }
  for (const { slug, fields } of payload.globals.config) {
    if (!canLead(fields)) continue;
    for (const locale of LOCALES) {
      const data: unknown = await payload.findGlobal({ slug, depth: 0, locale, fallbackLocale: false, overrideAccess: true });
      if (!isRecord(data)) continue;
      for (const link of findLinks(fields, { data, locale, req })) yield { ...link, subject: slug, id: null, title: '', locale };
    }
  }
}
