import type { PayloadRequest, UploadField } from 'payload';
import { upload as validateUpload } from 'payload/shared';
import { getEditorLanguage } from '../../editor-language.ts';
import { type Label, label } from '../labels.ts';
import { isFilled } from '../values/is-filled.ts';
import { readIds } from '../values/read-ids.ts';

/** A picture without alternative text in both languages, with its file's name. */
export interface UndescribedPicture {
  id: number;
  filename: string;
}

export const formatUndescribed = ({ filename }: UndescribedPicture): Label =>
  label(
    `„${filename}” leírása hiányzik, így nem tehető közzé. Írja meg a Képek között, magyarul és angolul.`,
    `‘${filename}’ has no description, so it cannot be published. Write it among the Pictures, in Hungarian and English.`,
  );

/** Whether a stored picture has alternative text in both languages, without which it is on no page: screen readers could not describe it. */
export const isDescribed = ({ altHu, altEn }: { altHu?: unknown; altEn?: unknown }): boolean => isFilled(altHu) && isFilled(altEn);

async function findUndescribed({ payload }: PayloadRequest, value: unknown): Promise<UndescribedPicture[]> {
  const ids = readIds(value);
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { altHu: true, altEn: true, filename: true },
    where: { id: { in: ids } },
  });
  return docs
    .filter((picture: Record<string, unknown>) => !isDescribed(picture))
    .map(({ id, filename }: Record<string, unknown>) => ({ id: Number(id), filename: String(filename) }));
}

/** The validation of a field with one picture or with many, which have different types in Payload. */
type Validate = (
  value: unknown,
  options: { event?: string; data?: unknown; collectionSlug?: string; req: PayloadRequest },
) => string | true | Promise<string | true>;

const isDraft = (data: unknown) => typeof data === 'object' && data !== null && '_status' in data && data._status === 'draft';

/** A field whose document cannot be published with undescribed pictures. Pictures in the library may be described later. */
export function requireDescribedPictures(field: UploadField): UploadField {
  const own = (field.validate ?? validateUpload) as Validate;
  const validate: Validate = async (value, options) => {
    const result = await own(value, options);
    const { event, data, collectionSlug, req } = options;
    if (result !== true || event === 'onChange' || collectionSlug === 'media' || isDraft(data)) return result;
    const [first] = await findUndescribed(req, value);
    return first ? formatUndescribed(first)[getEditorLanguage(req)] : true;
  };
  return { ...field, validate };
}
