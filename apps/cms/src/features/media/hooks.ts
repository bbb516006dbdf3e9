import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload';
import { getEditorLanguage } from '../../platform/editor-language.ts';
import { label } from '../../platform/fields/labels.ts';
import { isRecord } from '../../platform/is-record.ts';
import { may } from '../../platform/rights/roles.ts';
import { ImageError } from './errors.ts';
import { FORMER_STEMS, getFileStem } from './former-names.ts';
import { getEditFiles, getMissingFiles, getSeedFiles, getUploadFiles, type NewFiles, type SavedMedia } from './new-files.ts';

const KEY = 'newPictureFiles';
/** Milliseconds after which the change is committed or rolled back. */
const SETTLED_AFTER_MS = 60_000;
const FILE_FIELD = label('Kép', 'Picture');

const isNewFiles = (value: unknown): value is NewFiles => isRecord(value) && isRecord(value['sizes']) && isRecord(value['record']);
const getNewFiles = ({ context }: PayloadRequest): NewFiles | null => (isNewFiles(context[KEY]) ? context[KEY] : null);

/** An error at the form's file field, in the editor's language. */
function toRefusal(error: unknown, { i18n, t }: PayloadRequest): unknown {
  if (!(error instanceof ImageError)) return error;
  const message = error.label[getEditorLanguage({ i18n })];
  // The admin shows this message at once; by default it would contain only the field's name.
  return Object.assign(new ValidationError({ errors: [{ label: { ...FILE_FIELD }, message, path: 'file' }] }, t), { message });
}

const toSavedMedia = (args: object): SavedMedia => ({
  data: 'data' in args && isRecord(args.data) ? args.data : {},
  id: 'id' in args && args.id !== undefined ? Number(args.id) : null,
});

/** Turns off Payload's own resizing for this operation. */
function removeResizing<Args extends { collection: { config: SanitizedCollectionConfig } }>(args: Args): Args {
  const { config } = args.collection;
  const upload: typeof config.upload = Object.assign({}, config.upload, { imageSizes: [], focalPoint: false });
  return { ...args, collection: { ...args.collection, config: Object.assign({}, config, { upload }) } };
}

/**
 * Replaces Payload's handling of a picture's files: it would delete the files of a replaced or cropped picture before it has validated the
 * form, overwrite them with the new ones, and decode the original for each size. Here every new file has a new name, so that no cache shows
 * an old file and no file is incomplete; old files stay until the change is committed.
 */
export const takeFiles: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  delete req.context[KEY];
  // The collection's access rule refuses it next.
  if (overrideAccess !== true && !may(req.user, 'publish', 'media')) return args;
  const saved = toSavedMedia(args);
  try {
    const files =
      getSeedFiles(req) ??
      (await getUploadFiles(req, saved)) ??
      (operation === 'update' ? ((await getMissingFiles(req, saved)) ?? (await getEditFiles(req, saved))) : null);
    if (!files) return args;
    req.context[KEY] = files;
    if (operation === 'create') {
      if (req.file && files.original) req.file = { ...req.file, ...files.original, size: files.original.data.length };
      return removeResizing(args);
    }
    delete req.file;
    if (isRecord(req.query)) delete req.query['uploadEdits'];
    return args;
  } catch (error) {
    throw toRefusal(error, req);
  }
};

const readStems = (value: unknown): string[] => (Array.isArray(value) ? value.filter((stem) => typeof stem === 'string') : []);
/** The most former names that are stored. */
const MAX_FORMER_STEMS = 50;

/** Stores the data of the new files, and the former names, which redirect to them. */
export const recordFiles: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const files = getNewFiles(req);
  if (!files) return data;
  const before: unknown = originalDoc;
  const keepsName = operation === 'create' || !('filename' in files.record);
  if (keepsName || !isRecord(before) || typeof before['filename'] !== 'string') return { ...data, ...files.record };
  const former = [...new Set([...readStems(before[FORMER_STEMS]), getFileStem(before['filename'])])].slice(-MAX_FORMER_STEMS);
  return { ...data, ...files.record, [FORMER_STEMS]: former };
};

const readNames = (picture: unknown): string[] => {
  if (!isRecord(picture)) return [];
  const sizes = isRecord(picture['sizes']) ? Object.values(picture['sizes']) : [];
  return [picture, ...sizes].flatMap((one) => (isRecord(one) && typeof one['filename'] === 'string' ? [one['filename']] : []));
};

/** Deletes files that this image no longer uses from the disk. Sizes of equal dimensions share a file. */
export async function removeReplaced(payload: Payload, id: number, folder: string, names: readonly string[]): Promise<void> {
  const present: unknown = await payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    trash: true,
    overrideAccess: true,
    disableErrors: true,
  });
  const currentNames = new Set(readNames(present));
  for (const name of new Set(names)) if (!currentNames.has(name)) await rm(path.join(folder, name), { force: true });
}

async function removeSoon(payload: Payload, id: number, folder: string, names: readonly string[]): Promise<void> {
  try {
    await setTimeout(SETTLED_AFTER_MS, undefined, { ref: false });
    await removeReplaced(payload, id, folder, names);
  } catch (error) {
    payload.logger.warn({ err: error }, `Files of picture ${id} that were replaced could not be deleted`);
  }
}

/** Writes the files as Payload does: on the local disk, or through the storage plugin's hook, which follows this one. */
export const storeFiles: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  const files = getNewFiles(req);
  if (!files) return doc;
  delete req.context[KEY];
  const { original, sizes } = files;
  if (collection.upload.disableLocalStorage) {
    req.payloadUploadSizes = Object.fromEntries(Object.entries(sizes).map(([name, { data }]) => [name, data]));
    if (operation === 'update' && original) req.file = { ...original, size: original.data.length };
    return doc;
  }
  const folder = collection.upload.staticDir ?? '';
  const written = new Map(Object.values(sizes).map(({ fileName, data }) => [fileName, data]));
  if (operation === 'update' && original) written.set(original.name, original.data);
  await Promise.all([...written].map(([name, data]) => writeFile(path.join(folder, name), data)));
  if (operation === 'update') void removeSoon(req.payload, Number(doc['id']), folder, readNames(previousDoc));
  return doc;
};
