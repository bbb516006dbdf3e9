import type { CollectionAfterOperationHook, PayloadRequest } from 'payload';
import { joinTransaction } from '../database/transactions/transaction.ts';
import { getEditorLanguage } from '../editor-language.ts';
import { isRecord } from '../is-record.ts';
import { toText } from '../to-text.ts';
import { MAX_TITLE } from './record.ts';
import { formatSentence } from './sentence.ts';

type Line = Record<string, unknown>;

/** The field with the title of a kind of documents, if its title has two languages. */
function findTranslatedField({ collections }: PayloadRequest['payload'], slug: string): string | null {
  const config = Object.hasOwn(collections, slug) ? collections[slug]?.config : undefined;
  const title = config?.admin.useAsTitle;
  const field = config?.flattenedFields.find(({ name }) => name === title);
  return title && field && 'localized' in field && field.localized ? title : null;
}

/** The titles of documents of one kind in both languages, by their id. */
async function loadTitles(req: PayloadRequest, slug: string, ids: string[]): Promise<Map<string, Line>> {
  const field = findTranslatedField(req.payload, slug);
  if (field === null) return new Map();
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: ids } },
    locale: 'all',
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { [field]: true },
    ...joinTransaction(req),
  });
  const documents = (docs as unknown[]).filter(isRecord);
  return new Map(documents.flatMap(({ id, [field]: title }) => (isRecord(title) ? [[String(id), title]] : [])));
}

/** The title in the reader's language, if the document still has the title of the line; `null` if not. */
function findTitle(stored: string, titles: Line | undefined, language: 'hu' | 'en'): string | null {
  const [hu, en] = [toText(titles?.['hu']), toText(titles?.['en'])];
  const isCurrent = [hu, en].some((title) => title.slice(0, MAX_TITLE) === stored);
  return (isCurrent && (language === 'en' ? en : hu)) || null;
}

function listLines(result: unknown): Line[] {
  if (!isRecord(result)) return [];
  return Array.isArray(result['docs']) ? result['docs'].filter(isRecord) : [result];
}

/** Gives lines of the log their documents' titles in the reader's language: one query for each kind of documents on the page. */
export const translateTitles: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== 'find' && operation !== 'findByID') return result;
  const language = getEditorLanguage(req);
  const lines = listLines(result).filter(({ document, title }) => toText(document) !== '' && toText(title) !== '');
  for (const [slug, ofKind] of Map.groupBy(lines, ({ subject }) => toText(subject))) {
    const titles = await loadTitles(req, slug, [...new Set(ofKind.map(({ document }) => toText(document)))]);
    for (const line of ofKind) {
      const title = findTitle(toText(line['title']), titles.get(toText(line['document'])), language);
      if (title === null) continue;
      line['title'] = title;
      line['sentence'] = formatSentence(line, req.payload, language);
    }
  }
  return result;
};
