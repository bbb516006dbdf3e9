import { LOCALES } from '@liget/content-api';
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from '@liget/content-api/vocabulary/slug';
import type { FieldHook, PayloadRequest, TextField } from 'payload';
import { joinTransaction } from '../../database/transactions/transaction.ts';
import { getEditorLanguage } from '../../editor-language.ts';
import { toTrimmedText } from '../../to-text.ts';
import { findConflictInEither, type SlugConflict } from '../../urls/slug-conflict.ts';
import { type Label, label } from '../labels.ts';
import { slugify } from './slug.ts';
import { findValueHolder, formatTrashMessage, type Owner } from './unique.ts';

/** The slug if it is free, otherwise with the first free number after it: 'evening-walk-2'. */
async function findFreeSlug(slug: string, owner: Owner, locale: 'hu' | 'en' | 'all'): Promise<string> {
  const stem = slug.replace(/-\d{1,3}$/, '').slice(0, MAX_SLUG_LENGTH - 5) || slug;
  let candidate = slug;
  const locales = locale === 'all' ? LOCALES : [locale];
  const isTaken = async () => {
    if ((await findValueHolder('slug', candidate, owner, locale)) !== 'nobody') return true;
    const conflicts = await Promise.all(locales.map((each) => findConflictInEither(owner, candidate, each)));
    return conflicts.some((conflict) => conflict !== null);
  };
  for (let number = 2; await isTaken(); number += 1) candidate = `${stem}-${number}`;
  return candidate;
}

const getLocale = (req: PayloadRequest) => (req.locale === 'en' ? 'en' : 'hu');

/** Whether the document was ever public under this slug, so that drafts must not change it. */
async function hasBeenPublic(slug: string, { req, collection, id }: Owner, locale: 'hu' | 'en'): Promise<boolean> {
  const findOptions = { collection, locale, ...joinTransaction(req) };
  const { totalDocs: published } = await req.payload.count({
    ...findOptions,
    where: { id: { equals: id }, _status: { equals: 'published' }, slug: { equals: slug } },
  });
  if (published > 0) return true;
  // It may have been unpublished or have another slug now: check the versions.
  const { totalDocs: before } = await req.payload.countVersions({
    ...findOptions,
    where: { parent: { equals: id }, 'version._status': { equals: 'published' }, 'version.slug': { equals: slug } },
  });
  return before > 0;
}

/**
 * Fills in an empty slug from the title, and updates it with the title until the document is published under it: autosave stores drafts while
 * the title is being typed.
 */
const fillIn =
  (from: string): FieldHook =>
  async ({ value, data, siblingData, originalDoc, collection, req }) => {
    const typedSlug = toTrimmedText(value);
    const title = toTrimmedText(siblingData?.[from] ?? data?.[from]);
    const before = originalDoc as Record<string, unknown> | undefined;
    const madeFromTitle = slugify(toTrimmedText(before?.[from]));
    const followsTitle = before?.['_status'] === 'draft' && typedSlug === madeFromTitle && title !== '' && slugify(title) !== typedSlug;
    if (typedSlug && !followsTitle) return typedSlug;
    const newSlug = slugify(title);
    if (!newSlug || !collection) return typedSlug || value;
    const owner = { req, collection: collection.slug, id: before?.['id'] };
    if (typedSlug && (await hasBeenPublic(typedSlug, owner, getLocale(req)))) return typedSlug;
    return findFreeSlug(newSlug, owner, getLocale(req));
  };

const numberOfCopy: FieldHook = async ({ value, collection, req }) =>
  toTrimmedText(value) && collection ? findFreeSlug(toTrimmedText(value), { req, collection: collection.slug }, 'all') : value;

const formatConflict = (conflict: SlugConflict, slug: string): Label =>
  conflict === 'screen'
    ? label(
        `A(z) „${slug}” webcímen a honlapnak saját oldala van, ezt ott senki sem látná; válasszon másikat.`,
        `The site has a page of its own at ‘${slug}’, so nobody would see this one; choose a different address.`,
      )
    : label(
        `A(z) „${slug}” webcím át van irányítva, ezt ott senki sem látná; válasszon másikat, vagy törölje az átirányítást.`,
        `The address ‘${slug}’ is redirected, so nobody would see this; choose a different one, or delete the redirect.`,
      );

type Validation = { req: PayloadRequest; id?: unknown; collectionSlug?: string };

/** The item's slug in each language, unique in its collection; filled in from `from` if the editor leaves it empty. */
export function slug(from = 'title'): TextField {
  const validate = async (value: unknown, { req, id, collectionSlug }: Validation) => {
    const isEnglish = getEditorLanguage(req) === 'en';
    const text = toTrimmedText(value);
    if (!text) return true;
    if (!SLUG_PATTERN.test(text))
      return isEnglish
        ? 'Use lower-case letters, digits and hyphens only, for example ‘evening-walk’.'
        : 'Csak kisbetű, szám és kötőjel állhat benne, ékezet nem, például „esti-seta”.';
    if (text.length > MAX_SLUG_LENGTH)
      return isEnglish ? `Use at most ${MAX_SLUG_LENGTH} characters.` : `Legfeljebb ${MAX_SLUG_LENGTH} karakter lehet.`;
    const conflict = collectionSlug ? await findConflictInEither({ req, collection: collectionSlug, id }, text, getLocale(req)) : null;
    if (conflict) return formatConflict(conflict, text)[isEnglish ? 'en' : 'hu'];
    const holder = collectionSlug ? await findValueHolder('slug', text, { req, collection: collectionSlug, id }, getLocale(req)) : 'nobody';
    if (holder === 'nobody') return true;
    if (holder === 'trash') return formatTrashMessage(text, isEnglish);
    return isEnglish
      ? `Another item has the address ‘${text}’; choose a different one.`
      : `A(z) „${text}” webcím már foglalt; válasszon másikat.`;
  };
  return {
    name: 'slug',
    type: 'text',
    label: label('Az oldal címe a honlapon', 'Address of the page'),
    localized: true,
    unique: true,
    index: true,
    maxLength: MAX_SLUG_LENGTH,
    admin: {
      position: 'sidebar',
      description: label(
        'Az oldal címének vége. Üresen hagyva a címből készül.',
        'The end of the page’s address. Made from the title when left empty.',
      ),
    },
    hooks: { beforeValidate: [fillIn(from)], beforeDuplicate: [numberOfCopy] },
    validate,
  };
}
