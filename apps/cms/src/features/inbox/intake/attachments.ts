import { randomUUID } from 'node:crypto';
import { type AttachmentToken, MAX_ATTACHMENT, MAX_ATTACHMENTS } from '@liget/content-api';
import { isEqualSecret } from '@liget/content-api/equal-secret';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { readEnvironment } from '../../../platform/environment.ts';
import { StoredAttachment } from '../stored-case.ts';
import { deriveToken } from '../tokens.ts';
import { hasRoomForAttachment } from './attachment-room.ts';

/** The allowed types, their first bytes and their file name extensions. */
const TYPES = [
  { mimeType: 'image/jpeg', ending: 'jpg', isIt: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  {
    mimeType: 'image/png',
    ending: 'png',
    isIt: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  },
  {
    mimeType: 'image/webp',
    ending: 'webp',
    isIt: (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
  { mimeType: 'application/pdf', ending: 'pdf', isIt: (bytes: Buffer) => bytes.toString('latin1', 0, 5) === '%PDF-' },
] as const;

/** The default format of iPhones, which few programs open. */
const HEIC_BRANDS = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;
const isHeic = (bytes: Buffer) => bytes.toString('latin1', 4, 8) === 'ftyp' && HEIC_BRANDS.test(bytes.toString('latin1', 8, 12));

/** A complete PDF has these in its last kilobyte. */
const PDF_END = ['startxref', '%%EOF'];
const KILO = 1024;
/** The most pixels of a picture; larger ones could harm the reader's computer. */
const MAX_PIXELS = 100_000_000;
const MAX_NAME = 120;

/** The type of a file by its content; `null` if the type is not allowed or the file is damaged. */
async function getType(bytes: Buffer): Promise<(typeof TYPES)[number] | null> {
  const type = TYPES.find(({ isIt }) => isIt(bytes));
  if (!type) return null;
  if (type.mimeType === 'application/pdf') return PDF_END.every((mark) => bytes.subarray(-KILO).includes(mark)) ? type : null;
  const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width > 0 && height > 0 && width * height <= MAX_PIXELS ? type : null;
}

/** A visitor's file name without folders, control characters, direction marks and characters that systems do not allow. */
export function cleanName(fileName: string): string {
  const bare = fileName.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = bare
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (clean.length <= MAX_NAME) return clean || 'melleklet';
  const ending = /\.[\p{L}\p{N}]{1,5}$/u.exec(clean)?.[0] ?? '';
  return clean.slice(0, MAX_NAME - ending.length) + ending;
}

const createAttachmentToken = (filename: string) => deriveToken(readEnvironment().CMS_SECRET, 'attachment', filename);

/**
 * Stores a file until a form refers to it; files without a form are deleted at night. 'type' when it is neither a picture nor a PDF, 'heic'
 * for a HEIC picture, 'size' when it is too large, 'full' when visitors have sent too many in a day.
 */
export async function storeAttachment(
  payload: Payload,
  bytes: Buffer,
  name: string,
): Promise<AttachmentToken | 'type' | 'heic' | 'size' | 'full'> {
  if (bytes.byteLength > MAX_ATTACHMENT) return 'size';
  const type = await getType(bytes);
  if (!type) return isHeic(bytes) ? 'heic' : 'type';
  if (!(await hasRoomForAttachment(payload, bytes.byteLength, Temporal.Now.instant()))) return 'full';
  const filename = `${randomUUID()}.${type.ending}`;
  const created = await payload.create({
    collection: 'enquiry-attachments',
    overrideAccess: true,
    depth: 0,
    data: { name: cleanName(name) },
    file: { data: bytes, mimetype: type.mimeType, name: filename, size: bytes.byteLength },
  });
  const stored = StoredAttachment.parse(created);
  if (stored.filename === '') throw new Error('An attachment was not stored');
  return { id: stored.id, token: createAttachmentToken(stored.filename) };
}

async function loadAttachments(payload: Payload, ids: readonly number[]): Promise<StoredAttachment[]> {
  const { docs } = await payload.find({
    collection: 'enquiry-attachments',
    overrideAccess: true,
    depth: 0,
    pagination: false,
    where: { id: { in: [...ids] } },
  });
  return docs.map((document) => StoredAttachment.parse(document));
}

/** Whether the tokens belong to their files. */
export async function areGenuine(payload: Payload, attachmentTokens: readonly AttachmentToken[]): Promise<boolean> {
  if (attachmentTokens.length === 0) return true;
  if (attachmentTokens.length > MAX_ATTACHMENTS) return false;
  const ids = attachmentTokens.map(({ id }) => id);
  const filenames = new Map((await loadAttachments(payload, ids)).map(({ id, filename }) => [id, filename]));
  return attachmentTokens.every(({ id, token }) => {
    const filename = filenames.get(id);
    return filename !== undefined && filename !== '' && isEqualSecret(createAttachmentToken(filename), token);
  });
}

/** Attachments of a case, the oldest first. */
export async function findAttachments(payload: Payload, enquiry: number): Promise<StoredAttachment[]> {
  const { docs } = await payload.find({
    collection: 'enquiry-attachments',
    overrideAccess: true,
    depth: 0,
    pagination: false,
    sort: 'id',
    where: { enquiry: { equals: enquiry } },
  });
  return docs.map((document) => StoredAttachment.parse(document));
}

/** Assigns uploaded files to a case that has none yet; files of another case are not moved. */
export async function claimAttachments(payload: Payload, enquiry: number, attachmentTokens: readonly AttachmentToken[]): Promise<void> {
  if (attachmentTokens.length === 0 || (await findAttachments(payload, enquiry)).length > 0) return;
  await payload.update({
    collection: 'enquiry-attachments',
    overrideAccess: true,
    depth: 0,
    where: { and: [{ id: { in: attachmentTokens.map(({ id }) => id) } }, { enquiry: { exists: false } }] },
    data: { enquiry },
  });
}

/** Deletes the files of a case, or files without a case from before an instant. */
export async function deleteAttachments(payload: Payload, selection: { enquiry: number } | { before: Temporal.Instant }): Promise<void> {
  await payload.delete({
    collection: 'enquiry-attachments',
    overrideAccess: true,
    depth: 0,
    where:
      'enquiry' in selection
        ? { enquiry: { equals: selection.enquiry } }
        : { and: [{ enquiry: { exists: false } }, { createdAt: { less_than: selection.before.toString() } }] },
  });
}
