import type { PayloadRequest, SelectField, TextField, Where } from 'payload';
import { select as validateSelect, text as validateText } from 'payload/shared';
import { joinTransaction } from '../database/transaction.ts';
import { getEditorLanguage } from '../editor-language.ts';

export interface Owner {
  req: PayloadRequest;
  collection: string;
  /** The document that may keep the value. */
  id?: unknown;
}

/** Who else has a value that may be there once: a document, or one in the trash, which keeps it until it is deleted for good. */
export async function findTaken(
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

/** What an editor can do about a value that something in the trash has. */
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

/** The database refuses it, too, but by the name of the column. */
async function refuseTaken(field: string, value: unknown, { req, id, collectionSlug }: Validation): Promise<string | null> {
  if (typeof value !== 'string' || value === '' || !collectionSlug) return null;
  const taken = await findTaken(field, value, { req, collection: collectionSlug, id }, 'all');
  if (taken === 'document') return req.t('error:valueMustBeUnique');
  return taken === 'trash' ? formatTrashMessage(value, getEditorLanguage(req) === 'en') : null;
}

type ValidateText = NonNullable<Extract<TextField, { hasMany?: false | undefined }>['validate']>;
type ValidateSelect = NonNullable<Extract<SelectField, { hasMany?: false | undefined }>['validate']>;

/** A text that no other document of its collection has, and a clear word when one in the trash has it. */
export function asUniqueText(field: TextField): TextField {
  const own: ValidateText = (field.validate as ValidateText | undefined) ?? validateText;
  const validate: ValidateText = async (value, options) => {
    const found = await own(value, options);
    return found === true ? ((await refuseTaken(field.name, value, options)) ?? true) : found;
  };
  return { ...field, unique: true, index: true, validate } as TextField;
}

/** The same for a choice. */
export function asUniqueSelect(field: SelectField): SelectField {
  const validate: ValidateSelect = async (value, options) => {
    const found = await validateSelect(value, options);
    return found === true ? ((await refuseTaken(field.name, value, options)) ?? true) : found;
  };
  return { ...field, unique: true, validate } as SelectField;
}
