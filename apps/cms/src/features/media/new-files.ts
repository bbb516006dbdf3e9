import type { PayloadRequest } from 'payload';
import { joinTransaction } from '../../platform/database/transaction.ts';
import { isRecord } from '../../platform/is-record.ts';
import { readEdits, readFocalPoint } from './edits.ts';
import { ImageError, PICTURE_FAULTS } from './errors.ts';
import { loadStoredFile } from './file-endpoint.ts';
import { getFileStem } from './former-names.ts';
import { takePicture } from './intake.ts';
import { CENTRE, type CropWindow, type FocalPoint } from './sizes/crop-window.ts';
import { cutSizes } from './sizes/cut-sizes.ts';
import { getPreparedSizes, type PreparedSizes } from './sizes/prepared-sizes.ts';
import { createUniqueName } from './upload-name.ts';

/** The files of a picture that is being saved, and what is stored of them. They are written when everything else has been found good. */
export interface NewFiles {
  /** The original; unset where Payload itself writes it. */
  original: { name: string; data: Buffer; mimetype: string } | null;
  sizes: PreparedSizes;
  record: Record<string, unknown>;
}

const getRecord = (sizes: PreparedSizes) =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, { fileName, width, height, mimeType, data }]) => [
      name,
      { filename: fileName, width, height, mimeType, filesize: data.length },
    ]),
  );

interface Source {
  data: Buffer;
  /** Of the new files, without an ending. */
  stem: string;
  /** As the editor knows it. */
  name: string;
}

async function getFiles({ data, stem, name }: Source, crop: CropWindow | null, focal: FocalPoint): Promise<NewFiles> {
  const taken = await takePicture(data, name, crop ?? undefined);
  const { sizes, colour } = await cutSizes(taken, stem, focal);
  const { width, height, mimeType, shrunkFrom } = taken;
  const filename = `${stem}.${taken.ending}`;
  return {
    original: { name: filename, data: taken.data, mimetype: mimeType },
    sizes,
    record: {
      filename,
      mimeType,
      width,
      height,
      filesize: taken.data.length,
      focalX: focal.x,
      focalY: focal.y,
      colour,
      shrunkFrom: shrunkFrom ? `${shrunkFrom.width} × ${shrunkFrom.height}` : null,
      sizes: getRecord(sizes),
    },
  };
}

async function loadStoredPicture(req: PayloadRequest, id: number): Promise<Record<string, unknown> | null> {
  const found: unknown = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    trash: true,
    overrideAccess: true,
    disableErrors: true,
    ...joinTransaction(req),
  });
  return isRecord(found) ? found : null;
}

/** 'to' of 'to-3f9a2c.png': what an editor called the file. */
const getGivenName = (fileName: string) => getFileStem(fileName).replace(/-[0-9a-f]{6}$/, '');

/** What is being saved, of which document. */
export interface SavedMedia {
  data: Record<string, unknown>;
  id: number | null;
}

/** A picture that comes, or is replaced. */
export async function getUploadFiles(req: PayloadRequest, { data, id }: SavedMedia): Promise<NewFiles | null> {
  const { file } = req;
  if (!file) return null;
  const { focal, crop } = readEdits(req);
  const name = createUniqueName(file.name);
  const point = focal ?? (id === null ? readFocalPoint(data['focalX'], data['focalY']) : null) ?? CENTRE;
  return getFiles({ data: file.data, stem: getFileStem(name), name: file.name }, crop, point);
}

/** A picture that is there and is to be cut otherwise. */
export async function getEditFiles(req: PayloadRequest, { data, id }: SavedMedia): Promise<NewFiles | null> {
  const { focal, crop } = readEdits(req);
  const focalPoint = focal ?? readFocalPoint(data['focalX'], data['focalY']);
  if (id === null || (!focalPoint && !crop)) return null;
  const stored = await loadStoredPicture(req, id);
  const before = stored ? readFocalPoint(stored['focalX'], stored['focalY']) : null;
  const isSame = focalPoint?.x === (before ?? CENTRE).x && focalPoint.y === (before ?? CENTRE).y;
  if (!stored || typeof stored['filename'] !== 'string' || (!crop && isSame)) return null;
  const original = await loadStoredFile(req, stored['filename']);
  if (!original) throw new ImageError(PICTURE_FAULTS.missing);
  const name = createUniqueName(`${getGivenName(stored['filename'])}.jpg`);
  // Shrunk before, it still is.
  const files = await getFiles({ data: original, stem: getFileStem(name), name: stored['filename'] }, crop, focalPoint ?? before ?? CENTRE);
  return { ...files, record: { ...files.record, shrunkFrom: stored['shrunkFrom'] ?? null } };
}

/** Sizes that the seed has cut already. */
export function getSeedFiles(req: PayloadRequest): NewFiles | null {
  const sizes = req.file ? getPreparedSizes(req.context) : null;
  return sizes ? { original: null, sizes, record: { sizes: getRecord(sizes), focalX: CENTRE.x, focalY: CENTRE.y } } : null;
}
