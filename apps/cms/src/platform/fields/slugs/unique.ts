import type { PayloadRequest, SelectField, TextField, Where } from 'payload';
import { select as validateSelect, text as validateText } from 'payload/shared';
import { joinTransaction } from '../../database/transactions/transaction.ts';
import { getEditorLanguage } from '../../editor-language.ts';

export interface Owner {
  req: PayloadRequest;
  collection: string;
  /** The id of the document that is being saved. */
  id?: unknown;
}

/** Finds another document with a unique value, also in the trash, where it keeps the value until it is deleted permanently. */
export async function findValueHolder(
  field: string,
  value: string,
  { req, collection, id }: Owner,
  locale: 'hu' | 'en' | 'all',
): Promise<'nobody' | 'document' | 'trash'> {
  const others: Where[] = id === undefined || id === null ? [] : [{ id: { not_equals: id } }];
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ [field]: { equals: value } }, ...others] },
    locale,
    trash: true,
    depth: 0,
    pagination: false,
    select: { deletedAt: true },
    overrideAccess: true,
    ...joinTransaction(req),
  });
  if (docs.length === 0) return 'nobody';
  return docs.every((document: Record<string, unknown>) => document['deletedAt']) ? 'trash' : 'document';
}

/** The message for a value that a document in the trash has. */
export function formatTrashMessage(value: string, isEnglish: boolean): string {
  return isEnglish
    ? `Something with ‘${value}’ is in the trash and keeps it. Choose a different one, restore that item, or ask an administrator to delete it for good.`
    : `„${value}” már foglalt: aminek ez a sajátja, az a kukában van. Válasszon másikat, állítsa vissza azt az elemet, vagy kérje meg a rendszergazdát, hogy törölje véglegesen.`;
}

interface Validation {
  req: PayloadRequest;
  id?: unknown;
  collectionSlug?: string;
}

/** The database refuses duplicates, too, but its error names the column. */
async function refuseTaken(field: string, value: unknown, { req, id, collectionSlug }: Validation): Promise<string | null> {
  if (typeof value !== 'string' || value === '' || !collectionSlug) return null;
  const holder = await findValueHolder(field, value, { req, collection: collectionSlug, id }, 'all');
  if (holder === 'document') return req.t('error:valueMustBeUnique');
  return holder === 'trash' ? formatTrashMessage(value, getEditorLanguage(req) === 'en') : null;
}

type ValidateText = NonNullable<Extract<TextField, { hasMany?: false | undefined }>['validate']>;
type ValidateSelect = NonNullable<Extract<SelectField, { hasMany?: false | undefined }>['validate']>;

/** A text that is unique in its collection, with a clear message when a document in the trash has it. */
export function asUniqueText(field: TextField): TextField {
  const own: ValidateText = (field.validate as ValidateText | undefined) ?? validateText;
  const validate: ValidateText = async (value, options) => {
    const result = await own(value, options);
    return result === true ? ((await refuseTaken(field.name, value, options)) ?? true) : result;
  };
  return { ...field, unique: true, index: true, validate } as TextField;
}

/** The same for a choice. */
export function asUniqueSelect(field: SelectField): SelectField {
  const validate: ValidateSelect = async (value, options) => {
    const result = await validateSelect(value, options);
    return result === true ? ((await refuseTaken(field.name, value, options)) ?? true) : result;
  };
  return { ...field, unique: true, validate } as SelectField;
}
