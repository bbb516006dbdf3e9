import path from 'node:path';
import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { inEditorLanguage } from '../../platform/editor-language.ts';
import { type Label, label } from '../../platform/fields/labels.ts';
import { may } from '../../platform/rights/roles.ts';

/** Bytes; the same limit as for images (errors.ts). */
const MAX_BYTES = 40 * 1024 * 1024;
const KILO = 1024;
const MEGA = 1024 * KILO;

const startsWith = (bytes: Buffer, signature: string) => bytes.toString('latin1', 0, signature.length) === signature;
const isZip = (bytes: Buffer) => startsWith(bytes, 'PK\u0003\u0004') || startsWith(bytes, 'PK\u0005\u0006');
/** Office documents are ZIP archives with these folders in their list of contents, which is at the end. */
const isOffice = (folder: string) => (bytes: Buffer) =>
  isZip(bytes) && bytes.includes('[Content_Types].xml') && bytes.includes(`${folder}/`);
/** Programs, archives and pictures contain bytes that do not occur in a text. */
const isText = (bytes: Buffer) =>
  !bytes.subarray(0, 64 * KILO).includes(0) &&
  !isZip(bytes) &&
  !startsWith(bytes, '%PDF-') &&
  !/^\s*<(?:!doctype|html|\?xml|script|svg)/i.test(bytes.toString('latin1', 0, KILO));

interface Kind {
  name: Label;
  isIt: (bytes: Buffer) => boolean;
}

/** The allowed types by extension. */
const KINDS: Readonly<Record<string, Kind>> = {
  pdf: {
    name: label('PDF', 'a PDF'),
    // At least Payload's own check, whose message would be in English.
    isIt: (bytes) => startsWith(bytes, '%PDF-') && ['xref', '%%EOF'].every((marker) => bytes.subarray(-KILO).includes(marker)),
  },
  docx: { name: label('Word-dokumentum', 'a Word document'), isIt: isOffice('word') },
  xlsx: { name: label('Excel-táblázat', 'an Excel workbook'), isIt: isOffice('xl') },
  zip: { name: label('ZIP-csomag', 'a ZIP archive'), isIt: isZip },
  csv: { name: label('CSV-táblázat', 'a CSV table'), isIt: isText },
};

const ERROR_TEXTS = {
  empty: label('A fájl üres. Válasszon másikat.', 'The file is empty. Choose another one.'),
  tooLarge: (bytes: number) =>
    label(
      `A fájl ${Math.ceil(bytes / MEGA)} MB, legfeljebb ${MAX_BYTES / MEGA} MB lehet.`,
      `The file is ${Math.ceil(bytes / MEGA)} MB; the limit is ${MAX_BYTES / MEGA} MB.`,
    ),
  kind: (name: string) =>
    label(
      `„${name}” nem tölthető fel ide. PDF, Word (docx), Excel (xlsx), CSV vagy ZIP lehet; a képek a Képek közé valók.`,
      `‘${name}’ cannot be uploaded here. Upload PDF, Word (docx), Excel (xlsx), CSV or ZIP files here, and pictures to Pictures.`,
    ),
  disguised: (name: string, kind: Label) =>
    label(
      `„${name}” a neve szerint ${kind.hu}, a tartalma szerint nem az, vagy sérült. Nyissa meg a saját gépén, mentse újra, és azt töltse fel.`,
      `‘${name}’ is ${kind.en} by its name but not by its content, or it is damaged. Open it on your own computer, save it again and upload that.`,
    ),
};

/** The error of a document's file; `null` when it is valid. */
export function findDocumentError(name: string, bytes: Buffer): Label | null {
  const kind = KINDS[path.extname(name).slice(1).toLowerCase()];
  if (!kind) return ERROR_TEXTS.kind(name);
  if (bytes.length === 0) return ERROR_TEXTS.empty;
  if (bytes.length > MAX_BYTES) return ERROR_TEXTS.tooLarge(bytes.length);
  return kind.isIt(bytes) ? null : ERROR_TEXTS.disguised(name, kind.name);
}

/** Device names of Windows: Payload would remove everything except the extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name that every system can store and the site can serve: without control characters and leading dots. */
export function toStoredName(name: string): string {
  const { name: stem, ext } = path.parse(name.normalize('NFC').replaceAll(/[\p{Cc}/\\]/gu, ''));
  const safeStem = stem.replace(/^[.\s]+/, '').trim();
  return (safeStem === '' || DEVICE.test(safeStem) ? `fajl-${safeStem}` : safeStem) + ext;
}

/** Refuses files whose content does not match their name, in the editor's language; Payload's own errors are in English. */
export const refuseDisguised: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  const { file } = req;
  if (
    (operation !== 'create' && operation !== 'update') ||
    !file ||
    (overrideAccess !== true && !may(req.user, 'publish', collection.slug))
  )
    return args;
  file.name = toStoredName(file.name);
  const error = findDocumentError(file.name, file.data);
  if (!error) return args;
  const message = inEditorLanguage(error, req);
  throw Object.assign(new ValidationError({ errors: [{ label: { hu: 'Fájl', en: 'File' }, message, path: 'file' }] }, req.t), { message });
};
