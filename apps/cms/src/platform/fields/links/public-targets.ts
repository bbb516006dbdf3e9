import type { RelationshipField } from 'payload';
import { relationship as validateRelationship } from 'payload/shared';
import { inEditorLanguage } from '../../editor-language.ts';
import { isRecord } from '../../is-record.ts';
import { toTrimmedText } from '../../to-text.ts';
import { getReferenceKey, readReference } from '../../urls/named.ts';
import { createOwnUrls } from '../../urls/own-urls.ts';
import { label } from '../labels.ts';
import { isPublishedByEditor, loadPublished, type Validation } from '../publication.ts';

const NO_SUCH_PAGE = label(
  'Ezen a címen nincs közzétett oldalunk. Válassza ki a listából, hová vezessen, vagy ellenőrizze a beírt címet.',
  'None of our published pages is at this address. Choose from the list where it should lead, or check what you typed.',
);
const NOT_PUBLIC = label(
  'Ez a tartalom nem látszik a honlapon. Előbb azt tegye közzé, vagy válasszon másikat.',
  'This item is not on the site. Publish it first, or choose a different one.',
);

/** Whether a value of the document, at any depth, fits. */
function hasValue(document: unknown, isSought: (value: unknown) => boolean): boolean {
  if (isSought(document)) return true;
  if (Array.isArray(document)) return document.some((each) => hasValue(each, isSought));
  return isRecord(document) && Object.values(document).some((each) => hasValue(each, isSought));
}

/** A link that visitors already see in this document: the nightly check reports it, and it must not block other changes. */
const isPublicAlready = async (saved: Validation, isSought: (value: unknown) => boolean) =>
  hasValue(await loadPublished(saved, saved.req.locale === 'en' ? 'en' : 'hu'), isSought);

/** The error of a typed link to a page of the site that visitors cannot reach, when an editor publishes it; `null` when there is none. */
export async function findTypedTargetError(value: unknown, saved: Validation): Promise<string | null> {
  if (!isPublishedByEditor(saved)) return null;
  const address = toTrimmedText(value);
  const { req } = saved;
  if ((await createOwnUrls(req.payload).ofAddress(address, req.locale === 'en' ? 'en' : 'hu')) !== 'unpublished') return null;
  return (await isPublicAlready(saved, (other) => other === address)) ? null : inEditorLanguage(NO_SUCH_PAGE, req);
}

/** A choice of an item, which must be public when an editor publishes the link. */
export function requirePublicTarget(field: RelationshipField): RelationshipField {
  const own = (field.validate ?? validateRelationship) as (value: unknown, options: Validation) => unknown;
  const validate = async (value: unknown, options: Validation): Promise<unknown> => {
    const result = await own(value, options);
    const reference = readReference(value);
    if (result !== true || !reference || !isPublishedByEditor(options)) return result;
    if ((await createOwnUrls(options.req.payload).ofReference(reference)) === null) return true;
    const key = getReferenceKey(reference);
    const isSame = (other: unknown) => {
      const found = readReference(other);
      return found !== null && getReferenceKey(found) === key;
    };
    return (await isPublicAlready(options, isSame)) || inEditorLanguage(NOT_PUBLIC, options.req);
  };
  return { ...field, validate } as RelationshipField;
}
