import type { PayloadRequest } from 'payload';
import { joinTransaction } from '../../platform/database/transactions/transaction.ts';
import { isRecord } from '../../platform/is-record.ts';
import { IMAGE_ERRORS, ImageError } from './errors.ts';
import { loadStoredFile } from './file-endpoint.ts';
import { getFileStem } from './former-names.ts';
import { CENTRE, type CropWindow, type FocalPoint } from './image-sizes/crop-window.ts';
import { cutSizes } from './image-sizes/cut-sizes.ts';
import { readFocalPoint, readImageEdits } from './image-sizes/focal-point.ts';
import { ALL_SIZES } from './image-sizes/image-sizes.ts';
import { getPreparedSizes, isCuttingMissingSizes, type PreparedSizes } from './image-sizes/prepared-sizes.ts';
import { processPicture } from './intake.ts';
import { createUniqueName } from './upload-name.ts';

/** The files of a picture that is being saved, and their stored data. They are written after all validation. */
export interface NewFiles {
  /** The original; `null` when Payload itself writes it. */
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
  /** The stem of the new files' names. */
  stem: string;
  /** The name that the editor sees. */
  name: string;
}

async function getFiles({ data, stem, name }: Source, crop: CropWindow | null, focal: FocalPoint): Promise<NewFiles> {
  const picture = await processPicture(data, name, crop ?? undefined);
  const { sizes, colour } = await cutSizes(picture, stem, focal);
  const { width, height, mimeType, shrunkFrom } = picture;
  const filename = `${stem}.${picture.ending}`;
  return {
    original: { name: filename, data: picture.data, mimetype: mimeType },
    sizes,
    record: {
      filename,
      mimeType,
      width,
      height,
      filesize: picture.data.length,
      focalX: focal.x,
      focalY: focal.y,
      colour,
      shrunkFrom: shrunkFrom ? `${shrunkFrom.width} × ${shrunkFrom.height}` : null,
      sizes: getRecord(sizes),
    },
  };
}

interface StoredPicture {
  record: Record<string, unknown>;
  filename: string;
  /** The centre if none was chosen. */
  focal: FocalPoint;
}

/** `null` for a picture that does not exist, or has no file. */
async function loadStoredPicture(req: PayloadRequest, id: number): Promise<StoredPicture | null> {
  const record: unknown = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    trash: true,
    overrideAccess: true,
    disableErrors: true,
    ...joinTransaction(req),
  });
  if (!isRecord(record) || typeof record['filename'] !== 'string') return null;
  return { record, filename: record['filename'], focal: readFocalPoint(record['focalX'], record['focalY']) ?? CENTRE };
}

/** The file as it was uploaded. Throws when storage does not have it. */
async function loadOriginal(req: PayloadRequest, { filename }: StoredPicture): Promise<Buffer> {
  const data = await loadStoredFile(req, filename);
  if (!data) throw new ImageError(IMAGE_ERRORS.missing);
  return data;
}

/** 'to' of 'to-3f9a2c.png': the editor's name of the file. */
const getEditorsName = (fileName: string) => getFileStem(fileName).replace(/-[0-9a-f]{6}$/, '');

/** The saved data and the document's id. */
export interface SavedMedia {
  data: Record<string, unknown>;
  id: number | null;
}

/** The files of a new or replaced picture. */
export async function getUploadFiles(req: PayloadRequest, { data, id }: SavedMedia): Promise<NewFiles | null> {
  const { file } = req;
  if (!file) return null;
  const { focal, crop } = readImageEdits(req);
  const name = createUniqueName(file.name);
  const point = focal ?? (id === null ? readFocalPoint(data['focalX'], data['focalY']) : null) ?? CENTRE;
  return getFiles({ data: file.data, stem: getFileStem(name), name: file.name }, crop, point);
}

/** The files of an existing picture with a new crop or focal point. */
export async function getEditFiles(req: PayloadRequest, { data, id }: SavedMedia): Promise<NewFiles | null> {
  const { focal, crop } = readImageEdits(req);
  const focalPoint = focal ?? readFocalPoint(data['focalX'], data['focalY']);
  if (id === null || (!focalPoint && !crop)) return null;
  const stored = await loadStoredPicture(req, id);
  const isSame = focalPoint?.x === stored?.focal.x && focalPoint?.y === stored?.focal.y;
  if (!stored || (!crop && isSame)) return null;
  const name = createUniqueName(`${getEditorsName(stored.filename)}.jpg`);
  const source = { data: await loadOriginal(req, stored), stem: getFileStem(name), name: stored.filename };
  const files = await getFiles(source, crop, focalPoint ?? stored.focal);
  // Keeps the note that the upload was scaled down.
  return { ...files, record: { ...files.record, shrunkFrom: stored.record['shrunkFrom'] ?? null } };
}

/** The sizes that a stored image lacks; the record names those that it has, too. */
export async function getMissingFiles(req: PayloadRequest, { id }: SavedMedia): Promise<NewFiles | null> {
  if (!isCuttingMissingSizes(req.context) || id === null) return null;
  const stored = await loadStoredPicture(req, id);
  if (!stored) return null;
  const { width, height, sizes: storedSizes } = stored.record;
  const present = isRecord(storedSizes) ? storedSizes : {};
  const lacking = ALL_SIZES.filter(({ name }) => !isRecord(present[name]) || typeof present[name]['filename'] !== 'string');
  const original = { data: await loadOriginal(req, stored), width: Number(width), height: Number(height) };
  const { sizes } = await cutSizes(original, getFileStem(stored.filename), stored.focal, lacking);
  return { original: null, sizes, record: { sizes: { ...present, ...getRecord(sizes) } } };
}

/** The sizes that the seed has already cut. */
export function getSeedFiles(req: PayloadRequest): NewFiles | null {
  const sizes = req.file ? getPreparedSizes(req.context) : null;
  return sizes ? { original: null, sizes, record: { sizes: getRecord(sizes), focalX: CENTRE.x, focalY: CENTRE.y } } : null;
}
