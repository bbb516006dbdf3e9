import type { Locale } from '@liget/content-api';
import { loadSaved, type Validation } from '../../fields/publication.ts';
import { joinLanguages, mergeStoredTexts } from '../../fields/values/both-languages.ts';
import { isRecord } from '../../is-record.ts';
import { NAMED_COLLECTIONS, type OwnDocument } from './park-data.ts';

/** The document that is validated, in both languages and with the form's values, if placeholders can name it. */
export async function readOwnDocument(saved: Validation): Promise<OwnDocument | undefined> {
  const { req, data, id } = saved;
  const collection = NAMED_COLLECTIONS.find((slug) => slug === saved.collectionSlug);
  const fields = collection && req.payload.collections[collection]?.config.flattenedFields;
  if (!fields || !isRecord(data)) return undefined;
  const readInLanguage = async (locale: Locale) =>
    req.locale === locale ? data : mergeStoredTexts(fields, data, (await loadSaved(saved, locale)) ?? {});
  const document = joinLanguages(fields, { hu: await readInLanguage('hu'), en: await readInLanguage('en') });
  return { collection, id: Number(id ?? 0), document };
}
