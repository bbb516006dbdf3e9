import { getOtherLocale, type Locale } from '@liget/content-api';
import { type Field, type PayloadRequest, type SanitizedConfig } from 'payload';
import { joinTransaction } from '../database/transactions/transaction.ts';
import { inEditorLanguage } from '../editor-language.ts';
import { label } from '../fields/labels.ts';
import { isPublishedByEditor, loadPublished, loadSaved, type Validation } from '../fields/publication.ts';
import { walkFields } from '../fields/values/walk-fields.ts';
import { isRecord } from '../is-record.ts';
import { listPlannedActions } from '../publishing/scheduling/jobs.ts';
import { toTrimmedText } from '../to-text.ts';
import { getReferenceKey, type NamedUrl, parseNamedUrl, type Reference, readReference } from '../urls/named.ts';
import { getPathKey, removeOwnOrigin } from '../urls/path-key.ts';
import { createOwnUrls } from './own-urls.ts';

const NO_SUCH_PAGE = label(
  'Ezen a címen nincs közzétett oldalunk. Válassza ki a listából, hová vezessen, vagy ellenőrizze a beírt címet. Piszkozatra is vezethet, ha annak a közzétételét előbb időzíti.',
  'None of our published pages is at this address. Choose from the list where it should lead, or check what you typed. It may lead to a draft if you schedule the publication of that first.',
);
const NOT_PUBLIC = label(
  'Ez a tartalom nem látszik a honlapon. Előbb azt tegye közzé vagy időzítse, vagy válasszon másikat.',
  'This item is not on the site. Publish or schedule it first, or choose a different one.',
);

/** A publication publishes both languages, and each has its own typed links. */
const OTHER_LANGUAGE = {
  hu: label(
    'A magyar szövegben ez a link nem vezet közzétett oldalra: {address} Javítsa a magyar űrlapon.',
    'In the Hungarian text this link leads to none of our published pages: {address} Correct it in the Hungarian form.',
  ),
  en: label(
    'Az angol szövegben ez a link nem vezet közzétett oldalra: {address} Javítsa az angol űrlapon.',
    'In the English text this link leads to none of our published pages: {address} Correct it in the English form.',
  ),
};

const getLocale = ({ req }: Validation): Locale => (req.locale === 'en' ? 'en' : 'hu');

interface LinkValidation extends Validation {
  /** Names and positions from the document's root to the link. */
  path?: readonly (string | number)[];
}

/** Whether a value of the document, at any depth, fits. */
function hasValue(document: unknown, isSought: (value: unknown) => boolean): boolean {
  if (isSought(document)) return true;
  if (Array.isArray(document)) return document.some((each) => hasValue(each, isSought));
  return isRecord(document) && Object.values(document).some((each) => hasValue(each, isSought));
}

/** A link that visitors already see in this document: the nightly check reports it, and it must not block other changes. */
const isPublicAlready = async (saved: Validation, locale: Locale, isSought: (value: unknown) => boolean) =>
  hasValue(await loadPublished(saved, locale), isSought);

/** Whether an item or a path is the document that is being published. */
function isItself(target: Reference | NamedUrl | null, { id, collectionSlug, data }: Validation): boolean {
  if (!target) return false;
  if ('relationTo' in target) return target.relationTo === collectionSlug && target.value === Number(id);
  return target.kind === 'item' && target.collection === collectionSlug && isRecord(data) && target.slug === data['slug'];
}

const isScheduled = async ({ req }: Validation, { relationTo, value }: Reference) =>
  (await listPlannedActions(req, relationTo, value)).some(({ action, state }) => action === 'publish' && state === 'waiting');

/** Whether an item at this path will be published at a planned time. */
async function isScheduledUrl(path: string, saved: Validation): Promise<boolean> {
  const named = parseNamedUrl(path);
  if (named?.kind !== 'item') return false;
  const { docs } = await saved.req.payload.find({
    collection: named.collection,
    where: { slug: { equals: named.slug } },
    locale: named.locale,
    draft: true,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { slug: true },
    ...joinTransaction(saved.req),
  });
  const scheduled = await Promise.all(docs.map(({ id }) => isScheduled(saved, { relationTo: named.collection, value: Number(id) })));
  return scheduled.some(Boolean);
}

/** The site’s own URLs cached by request, because a menu has many links. */
const ownUrls = new WeakMap<PayloadRequest, ReturnType<typeof createOwnUrls>>();

function getOwnUrls({ req }: Validation): ReturnType<typeof createOwnUrls> {
  const own = ownUrls.get(req) ?? createOwnUrls(req.payload);
  ownUrls.set(req, own);
  return own;
}

/** Whether a typed path of the site leads nowhere, and visitors do not see it already. */
async function isDeadUrl(address: string, saved: Validation, locale: Locale): Promise<boolean> {
  const { serverURL } = saved.req.payload.config;
  const path = removeOwnOrigin(address, serverURL);
  if (isItself(parseNamedUrl(path), saved) || (await getOwnUrls(saved).ofAddress(address, locale)) !== 'unpublished') return false;
  const isSame = (other: unknown) => typeof other === 'string' && getPathKey(removeOwnOrigin(other, serverURL)) === getPathKey(path);
  return !(await isPublicAlready(saved, locale, isSame)) && !(await isScheduledUrl(path, saved));
}

/** The error of a typed path of the site, or of a chosen item; `null` when visitors can reach it, or will at a planned time. */
async function findTargetError(value: unknown, saved: Validation): Promise<string | null> {
  const reference = readReference(value);
  if (!reference)
    return (await isDeadUrl(toTrimmedText(value), saved, getLocale(saved))) ? inEditorLanguage(NO_SUCH_PAGE, saved.req) : null;
  const own = getOwnUrls(saved);
  if (isItself(reference, saved) || (await own.ofReference(reference)) === null || (await isScheduled(saved, reference))) return null;
  const key = getReferenceKey(reference);
  const isSame = (other: unknown) => {
    const found = readReference(other);
    return found !== null && getReferenceKey(found) === key;
  };
  return (await isPublicAlready(saved, getLocale(saved), isSame)) ? null : inEditorLanguage(NOT_PUBLIC, saved.req);
}

/**
 * The value in another version of a document at the same field: rows are found by their ids, because their position in the list may differ.
 * `undefined` if the other version lacks the row.
 */
export function findSameValue(document: unknown, data: unknown, path: readonly (string | number)[]): unknown {
  let [own, other] = [data, document];
  for (const step of path) {
    if (Array.isArray(own)) {
      const row: unknown = own[Number(step)];
      const id = isRecord(row) ? row['id'] : undefined;
      other = Array.isArray(other) && id !== undefined ? other.find((each) => isRecord(each) && each['id'] === id) : undefined;
      own = row;
    } else {
      own = isRecord(own) ? own[step] : undefined;
      other = isRecord(other) ? other[step] : undefined;
    }
  }
  return other;
}

/** The error of the same field's link in the other language, which is published, too. */
async function findOtherLanguageError(field: Field, saved: LinkValidation): Promise<string | null> {
  if (!('localized' in field) || !field.localized || !saved.path) return null;
  const locale = getOtherLocale(getLocale(saved));
  const address = toTrimmedText(findSameValue(await loadSaved(saved, locale), saved.data, saved.path));
  if (address === '' || !(await isDeadUrl(address, saved, locale))) return null;
  return inEditorLanguage(OTHER_LANGUAGE[locale], saved.req).replace('{address}', () => address);
}

type Validator = (value: unknown, options: LinkValidation) => unknown;

function check(field: Field, seen: WeakSet<object>): void {
  if (seen.has(field) || !('validate' in field) || field.custom?.['leadsTo'] !== true) return;
  seen.add(field);
  const own = field.validate as Validator;
  const validate: Validator = async (value, options) => {
    const result = await own(value, options);
    if (result !== true || !isPublishedByEditor(options)) return result;
    return (await findTargetError(value, options)) ?? (await findOtherLanguageError(field, options)) ?? true;
  };
  Object.assign(field, { validate });
}

/**
 * Refuses to publish links to pages of the site that visitors cannot reach, in the link fields of documents with drafts. Runs after Payload has
 * given every field its validator. Rich texts are checked by night only: two articles that link to each other could never be published.
 */
export function withPublicLinks(config: SanitizedConfig): SanitizedConfig {
  const seen = new WeakSet();
  for (const { fields, versions } of config.collections)
    if (versions?.drafts) for (const { field } of walkFields(fields)) check(field, seen);
  return config;
}
