import type { CollectionAfterOperationHook } from 'payload';
import { joinTransaction } from '../../platform/database/transactions/transaction.ts';
import { getEditorLanguage } from '../../platform/editor-language.ts';
import { type Label, label } from '../../platform/fields/labels.ts';
import { isRecord } from '../../platform/is-record.ts';
import { isUnset } from '../../platform/is-unset.ts';

const ONLY: Record<'hu' | 'en', Label> = {
  hu: label('csak magyarul', 'in Hungarian only'),
  en: label('csak angolul', 'in English only'),
};

/**
 * In a list of the admin, gives documents without a title in the list's language their title of the other language, marked as such. One more query
 * if there are such documents. `title` is the field.
 */
export function addOtherTitle(title: string): CollectionAfterOperationHook {
  return async ({ args, collection, operation, req, result }) => {
    const isList = operation === 'find' && isRecord(args) && args['includeLockStatus'] === true;
    if (!isList || !isRecord(result) || !Array.isArray(result['docs'])) return result;
    const documents: unknown[] = result['docs'];
    const nameless = documents.filter(isRecord).filter((document) => isUnset(document[title]));
    if (nameless.length === 0) return result;
    const otherLocale = req.locale === 'en' ? 'hu' : 'en';
    const { docs } = await req.payload.find({
      collection: collection.slug,
      where: { id: { in: nameless.map(({ id }) => id) } },
      locale: otherLocale,
      fallbackLocale: false,
      draft: true,
      trash: true,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      select: { [title]: true },
      ...joinTransaction(req),
    });
    const names = new Map((docs as unknown[]).filter(isRecord).map((document) => [document['id'], document[title]]));
    const only = ONLY[otherLocale][getEditorLanguage(req)];
    for (const document of nameless) {
      const name = names.get(document['id']);
      if (typeof name === 'string' && name !== '') document[title] = `${name} (${only})`;
    }
    return result;
  };
}
