import type { Locale } from '@liget/content-api';
import type { Operation, PayloadRequest } from 'payload';
import { joinTransaction } from '../database/transactions/transaction.ts';
import { isRecord } from '../is-record.ts';

/** Whether a save publishes this document; unpublishing is allowed whatever it contains. */
export const isPublication = (data: unknown): boolean => isRecord(data) && data['_status'] === 'published';

/** The options of a validator, which say who saves what. */
export interface Validation {
  req: PayloadRequest;
  data?: unknown;
  event?: string;
  id?: unknown;
  collectionSlug?: string;
  operation?: Operation;
}

/**
 * Whether an editor publishes the document now, in the admin or through its API. Seeds, imports and publications planned earlier use the local
 * API. A form that is being typed in is not validated by this: its rules read the database.
 */
export const isPublishedByEditor = ({ req, data, event }: Validation): boolean =>
  isPublication(data) && event !== 'onChange' && Boolean(req.user) && req.payloadAPI !== 'local';

type LoadedDocument = Record<string, unknown> | null;
/** A document that is checked before it is stored, by the request of the check. */
interface CheckedDocument {
  /** The request for which it is checked. */
  req: PayloadRequest;
  documents: Readonly<Record<Locale, Record<string, unknown>>>;
}
const checkedDocuments = new WeakMap<PayloadRequest, CheckedDocument>();

/** Lets the rules of fields, called with `check`, find this document in both languages where they would read the stored one. */
export const noteChecked = (check: PayloadRequest, checked: CheckedDocument): void => {
  checkedDocuments.set(check, checked);
};

/** Documents cached by request, because the rules of many fields read the same one. */
const loadedDocuments = new WeakMap<PayloadRequest, Map<string, Promise<LoadedDocument>>>();

async function load({ req, id, collectionSlug }: Validation, locale: string, draft: boolean): Promise<LoadedDocument> {
  if (collectionSlug === undefined || (typeof id !== 'number' && typeof id !== 'string')) return null;
  const document: unknown = await req.payload.findByID({
    collection: collectionSlug,
    id,
    locale,
    fallbackLocale: false,
    depth: 0,
    draft,
    overrideAccess: true,
    disableErrors: true,
    ...joinTransaction(req),
  });
  return isRecord(document) ? document : null;
}

function loadOnce(saved: Validation, locale: Locale, draft: boolean): Promise<LoadedDocument> {
  const req = checkedDocuments.get(saved.req)?.req ?? saved.req;
  const documents = loadedDocuments.get(req) ?? new Map<string, Promise<LoadedDocument>>();
  loadedDocuments.set(req, documents);
  const key = [saved.collectionSlug, saved.id, locale, draft].join(' ');
  const document = documents.get(key) ?? load(saved, locale, draft);
  documents.set(key, document);
  return document;
}

/** The document as it was saved last, published or not, in one language; or as it is checked before it is saved. */
export async function loadSaved(saved: Validation, locale: Locale): Promise<LoadedDocument> {
  return checkedDocuments.get(saved.req)?.documents[locale] ?? loadOnce(saved, locale, true);
}

/** The version of the document that visitors see, in one language; `null` when it is not public. */
export async function loadPublished(saved: Validation, locale: Locale): Promise<LoadedDocument> {
  const document = await loadOnce(saved, locale, false);
  return isPublication(document) ? document : null;
}
