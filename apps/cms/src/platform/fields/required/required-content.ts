import { type ArrayField, type PayloadRequest, type RichTextField, type TextField, type UploadField, validations } from 'payload';
import { inEditorLanguage } from '../../editor-language.ts';
import { isRecord } from '../../is-record.ts';
import { type Label, label } from '../labels.ts';
import { isPublishedByEditor, loadPublished, loadSaved, type Validation } from '../publication.ts';
import { isFilled } from '../values/is-filled.ts';

const NO_PICTURES = label(
  'Adjon hozzá legalább egy képet; nélküle az oldala üres lenne.',
  'Add at least one picture; its page would be empty.',
);
const NO_ITEMS = label(
  'Adjon hozzá legalább egy menüpontot; nélküle a menü üres lenne.',
  'Add at least one item; the menu would be empty.',
);
const EMPTY_SECTION = label(
  'Töltse ki, vagy törölje a szakaszt; így csak a címe látszana.',
  'Fill it in, or delete the section; only its title would be shown.',
);
const NO_ITEM_TITLE = label(
  'Írja meg a feliratát, vagy törölje a menüpontot; így nem látszana.',
  'Write its title, or delete the item; it would not be shown.',
);
const NO_ITEM_LINK = label(
  'Adja meg, hová vezet, vagy törölje a menüpontot; így nem látszana.',
  'Choose where it leads, or delete the item; it would not be shown.',
);
const NO_TEXT = label('Írja meg a szövegét; nélküle az oldala üres lenne.', 'Write its text; its page would be empty.');

type Validator = (value: unknown, options: Validation & { req: PayloadRequest; siblingData: unknown }) => unknown;

/** The part of a document that has the field: all of it, or a section. */
type FindPart = (document: unknown, siblings: unknown) => unknown;

const findDocument: FindPart = (document) => document;
/** Finds the stored row with the id of the one that is validated. */
const findRowIn =
  (list: string): FindPart =>
  (document, siblings) => {
    const rows: unknown = isRecord(document) && isRecord(siblings) ? document[list] : undefined;
    return Array.isArray(rows)
      ? rows.find((row: unknown) => isRecord(row) && isRecord(siblings) && row['id'] === siblings['id'])
      : undefined;
  };
const findSection = findRowIn('sections');

/** The validator with the rule; what visitors already see without content can still be saved. */
function withRule(own: Validator, names: readonly string[], message: Label, findPart: FindPart): Validator {
  const hasContent = (part: unknown) => isRecord(part) && names.some((name) => part[name] !== false && isFilled(part[name]));
  return async (value, options) => {
    const result = await own(value, options);
    const { siblingData, req } = options;
    if (result !== true || !isPublishedByEditor(options) || hasContent(siblingData)) return result;
    // The English site shows the Hungarian texts where there are no English ones.
    if (req.locale === 'en' && hasContent(findPart(await loadSaved(options, 'hu'), siblingData))) return true;
    const published = findPart(await loadPublished(options, 'hu'), siblingData);
    return (isRecord(published) && !hasContent(published)) || inEditorLanguage(message, req);
  };
}

const VALIDATORS = { array: validations.array, richText: validations.richText, upload: validations.upload };

function addRule<ContentField extends ArrayField | RichTextField | UploadField>(
  field: ContentField,
  message: Label,
  { or = [], findPart = findDocument }: { or?: readonly string[]; findPart?: FindPart } = {},
): ContentField {
  const own = (field.validate ?? VALIDATORS[field.type]) as Validator;
  return { ...field, validate: withRule(own, [field.name, ...or], message, findPart) };
}

/** A text without which the document cannot be published, unless one of the other fields has content. */
export const requireText = (field: RichTextField, options: { or?: readonly string[] } = {}): RichTextField =>
  addRule(field, NO_TEXT, options);

/** Rows of pictures without which the document cannot be published. */
export const requirePictures = (field: ArrayField): ArrayField => addRule(field, NO_PICTURES);

/** Items without which the menu cannot be published. */
export const requireItems = (field: ArrayField): ArrayField => addRule(field, NO_ITEMS);

/** A text of a row of `items`. */
const requireInItem = (field: TextField, message: Label, or: readonly string[] = []): TextField =>
  ({
    ...field,
    validate: withRule((field.validate ?? validations.text) as Validator, [field.name, ...or], message, findRowIn('items')),
  }) as TextField;

/** The title of a menu item, without which the menu cannot be published. */
export const requireItemTitle = (field: TextField): TextField => requireInItem(field, NO_ITEM_TITLE);

/** The typed URL of a menu item, unless one of the other fields says where it leads. */
export const requireItemLink = (field: TextField, or: readonly string[]): TextField => requireInItem(field, NO_ITEM_LINK, or);

/** The content of a section, without which its document cannot be published, unless another field of the section has content. */
export const requireInSection = <ContentField extends ArrayField | RichTextField | UploadField>(
  field: ContentField,
  { or = [] }: { or?: readonly string[] } = {},
): ContentField => addRule(field, EMPTY_SECTION, { or, findPart: findSection });
