import { type ArrayField, type PayloadRequest, type RichTextField, validations } from 'payload';
import { joinTransaction } from '../database/transaction.ts';
import { inEditorLanguage } from '../editor-language.ts';
import { isFilled } from '../fields/is-filled.ts';
import { type Label, label } from '../fields/labels.ts';
import { isPublishedByEditor, loadPublished, type Validation } from '../fields/publication.ts';
import { isRecord } from '../is-record.ts';

const NO_PICTURES = label(
  'Adjon hozzá legalább egy képet; nélküle az oldala üres lenne.',
  'Add at least one picture; its page would be empty.',
);
const NO_TEXT = label('Írja meg a szövegét; nélküle az oldala üres lenne.', 'Write its text; its page would be empty.');

/** The newest Hungarian texts, which the English site shows where there are no English ones. */
async function loadHungarian({ req, id, collectionSlug }: Validation): Promise<Record<string, unknown>> {
  if (collectionSlug === undefined || (typeof id !== 'number' && typeof id !== 'string')) return {};
  const document: unknown = await req.payload.findByID({
    collection: collectionSlug,
    id,
    draft: true,
    locale: 'hu',
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    ...joinTransaction(req),
  });
  return isRecord(document) ? document : {};
}

type Validator = (value: unknown, options: Validation & { req: PayloadRequest }) => unknown;

/** The validator with the rule; a document that visitors already see without content can still be saved. */
function withRule(own: Validator, names: readonly string[], message: Label): Validator {
  const hasContent = (document: unknown) =>
    isRecord(document) && names.some((name) => document[name] !== false && isFilled(document[name]));
  return async (value, options) => {
    const result = await own(value, options);
    if (result !== true || !isPublishedByEditor(options) || hasContent(options.data)) return result;
    if (options.req.locale === 'en' && hasContent(await loadHungarian(options))) return true;
    const published = await loadPublished(options, 'hu');
    return (published !== null && !hasContent(published)) || inEditorLanguage(message, options.req);
  };
}

/** A text without which the document cannot be published, unless one of the other fields has content. */
export function requireText(field: RichTextField, { or = [] }: { or?: readonly string[] } = {}): RichTextField {
  const own = (field.validate ?? validations.richText) as Validator;
  return { ...field, validate: withRule(own, [field.name, ...or], NO_TEXT) } as RichTextField;
}

/** Rows of pictures without which the document cannot be published. */
export function requirePictures(field: ArrayField): ArrayField {
  const own = (field.validate ?? validations.array) as Validator;
  return { ...field, validate: withRule(own, [field.name], NO_PICTURES) } as ArrayField;
}
