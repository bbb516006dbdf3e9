import type { PayloadRequest, UploadField } from 'payload';
import { upload as validateUpload } from 'payload/shared';
import { getEditorLanguage } from '../../editor-language.ts';
import { type Label, label } from '../labels.ts';
import { readIds } from '../values/read-ids.ts';

/** Where pictures are shown, with their widths there on a large screen. */
export const PICTURE_USES = {
  carousel: { name: label('a főoldal ajánlójához', 'the homepage’s carousel'), enough: 1600, least: 1200 },
  head: { name: label('oldal vezető képéhez', 'the head of a page'), enough: 1600, least: 0 },
  gallery: { name: label('képgalériához', 'a gallery'), enough: 1600, least: 0 },
  share: { name: label('megosztáshoz', 'sharing'), enough: 1200, least: 0 },
  figure: { name: label('szöveg közé', 'the text'), enough: 960, least: 0 },
} as const satisfies Record<
  string,
  { name: Label /** Pixels of width. */; enough: number /** With fewer it is refused. */; least: number }
>;

export type PictureUse = keyof typeof PICTURE_USES;

export const isPictureUse = (value: unknown): value is PictureUse => typeof value === 'string' && Object.hasOwn(PICTURE_USES, value);

/** How well a picture of this width, in pixels, fits the use. */
export function rateWidth(width: number, use: PictureUse): 'good' | 'narrow' | 'refused' {
  const { enough, least } = PICTURE_USES[use];
  return width < least ? 'refused' : width < enough ? 'narrow' : 'good';
}

export function formatNarrow(width: number, use: PictureUse): Label {
  const { name, enough, least } = PICTURE_USES[use];
  const isRefused = width < least;
  return label(
    isRefused
      ? `A kép ${width} képpont széles, ez kevés ${name.hu}: legalább ${least} kell, jó mérete ${enough} vagy több. Válasszon másikat, vagy töltse fel nagyobban.`
      : `A kép ${width} képpont széles; ${name.hu} ${enough} vagy több lenne jó, nagy képernyőn életlen lesz.`,
    isRefused
      ? `The picture is ${width} pixels wide, too narrow for ${name.en}: ${least} are needed, ${enough} or more are good. Choose another one, or upload a larger one.`
      : `The picture is ${width} pixels wide; for ${name.en} ${enough} or more would be good. It will look blurred on large screens.`,
  );
}

/** Widths of stored pictures, in pixels, by id. */
export async function readWidths({ payload }: Pick<PayloadRequest, 'payload'>, value: unknown): Promise<Map<number, number>> {
  const ids = readIds(value);
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { width: true },
    where: { id: { in: ids } },
  });
  return new Map(docs.map((document: Record<string, unknown>) => [Number(document['id']), Number(document['width'])]));
}

/** The validation of one picture or of many, which Payload's types distinguish. */
type Validate = (value: unknown, options: { event?: string; req: PayloadRequest }) => string | true | Promise<string | true>;

/** A field that warns about pictures too narrow for their use, and refuses publication with pictures that would spoil the page. */
export function requireWidthFor(use: PictureUse, field: UploadField): UploadField {
  const { description } = field.admin ?? {};
  const own = validateUpload as Validate;
  const validate: Validate = async (value, options) => {
    const result = await own(value, options);
    const { event, req } = options;
    // The field itself shows this while the editor works; checking at every key would only cost time. Most uses refuse no width.
    if (result !== true || event === 'onChange' || PICTURE_USES[use].least === 0) return result;
    for (const width of (await readWidths(req, value)).values())
      if (rateWidth(width, use) === 'refused') return formatNarrow(width, use)[getEditorLanguage(req)];
    return true;
  };
  return {
    ...field,
    custom: { ...field.custom, pictureUse: use },
    validate,
    admin: {
      ...field.admin,
      components: {
        ...field.admin?.components,
        Description: { path: '/features/media/admin/PictureFitness.tsx#PictureFitness', clientProps: { use, hint: description ?? null } },
      },
    },
  } as UploadField;
}
