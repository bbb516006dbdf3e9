import type { Field, PayloadRequest } from 'payload';
import { formatMoment } from '../../fields/dates/date-texts.ts';
import { type Label, label } from '../../fields/labels.ts';
import { formatUndescribed, isDescribed } from '../../fields/pictures/described-pictures.ts';
import { formatNarrow, isPictureUse, type PictureUse, rateWidth } from '../../fields/pictures/picture-uses.ts';
import { readIds } from '../../fields/values/read-ids.ts';
import { walkValues } from '../../fields/values/walk-values.ts';
import { isWithin } from '../../rights/shown.ts';
import type { PublishError } from './publish-check.ts';

interface ShownImage {
  id: number;
  /** The field's path as Payload writes it. */
  path: string;
  use: PictureUse | null;
}

/** All images of a document with their fields. */
function readPictures(fields: readonly Field[], data: Record<string, unknown>): ShownImage[] {
  return walkValues(fields, data).flatMap(({ field, path, value }): ShownImage[] => {
    if (field.type !== 'upload' || field.relationTo !== 'media') return [];
    const use: unknown = field.custom?.['pictureUse'];
    return readIds(value).map((id) => ({ id, path, use: isPictureUse(use) ? use : null }));
  });
}

const formatInstant = (value: unknown, language: keyof Label): string => (typeof value === 'string' ? formatMoment(value, language) : '');

/** The errors of an image where it is used; the field itself reports an insufficient width. */
function listPictureErrors(picture: Record<string, unknown>, use: PictureUse | null, now: number): Label[] {
  const { shownFrom: from, shownUntil: until } = picture;
  const width = Number(picture['width']);
  const span = { from: typeof from === 'string' ? from : null, until: typeof until === 'string' ? until : null };
  const isEarly = span.from !== null && !isWithin({ from: span.from }, now);
  const isOver = span.until !== null && !isWithin({ until: span.until }, now);
  return [
    ...(use && rateWidth(width, use) === 'narrow' ? [formatNarrow(width, use)] : []),
    ...(isEarly
      ? [
          label(
            `A kép csak ekkortól mutatható: ${formatInstant(from, 'hu')}. Addig enélkül jelenik meg.`,
            `The picture may be shown from ${formatInstant(from, 'en')} only. Until then this appears without it.`,
          ),
        ]
      : []),
    ...(isOver
      ? [
          label(
            `A kép lejárt (${formatInstant(until, 'hu')}), ezért nem látszik. Válasszon másikat.`,
            `The picture has expired (${formatInstant(until, 'en')}) and is not shown. Choose another one.`,
          ),
        ]
      : []),
    ...(picture['credit'] && (picture['licenceKind'] || picture['licence'])
      ? []
      : [label('A képnél nincs megadva, ki készítette, vagy milyen jogon használjuk.', 'The picture has no author or no licence.')]),
  ];
}

/** Images that are too narrow, outside their display period, or without an author or a description; each with its field. One query. */
export async function checkImages(req: PayloadRequest, collection: string, document: Record<string, unknown>): Promise<PublishError[]> {
  const shown = readPictures(req.payload.collections[collection]?.config.fields ?? [], document);
  if (shown.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: {
      filename: true,
      altHu: true,
      altEn: true,
      width: true,
      credit: true,
      licence: true,
      licenceKind: true,
      shownFrom: true,
      shownUntil: true,
    },
    where: { id: { in: [...new Set(shown.map(({ id }) => id))] } },
  });
  const picturesById = new Map(docs.map((picture: Record<string, unknown>) => [Number(picture['id']), picture]));
  const reported = new Set<string>();
  const undescribed = new Set<number>();
  return shown.flatMap(({ id, path, use }) => {
    const picture = picturesById.get(id);
    if (picture && !isDescribed(picture)) {
      // It is described once, wherever the document shows it.
      if (undescribed.has(id)) return [];
      undescribed.add(id);
      const message = formatUndescribed({ id, filename: String(picture['filename']) });
      return [{ severity: 'error', message, at: { field: path }, elsewhere: { collection: 'media', id } }];
    }
    return (picture ? listPictureErrors(picture, use, Date.now()) : []).flatMap((message): PublishError[] => {
      // The same message for several images of one field is reported once.
      if (reported.has(`${path} ${message.hu}`)) return [];
      reported.add(`${path} ${message.hu}`);
      return [{ severity: 'warning', message, at: { field: path } }];
    });
  });
}
