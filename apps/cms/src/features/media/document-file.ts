import path from 'node:path';
import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { inEditorLanguage } from '../../platform/editor-language.ts';
import { type Label, label } from '../../platform/fields/labels.ts';
import { may } from '../../platform/rights/roles.ts';
import { DOCUMENT_ERRORS, MAX_BYTES } from './errors.ts';

const KILO = 1024;

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

/** The error of a document's file; `null` when it is valid. */
export function findDocumentError(name: string, bytes: Buffer): Label | null {
  const kind = KINDS[path.extname(name).slice(1).toLowerCase()];
  if (!kind) return DOCUMENT_ERRORS.kind(name);
  if (bytes.length === 0) return DOCUMENT_ERRORS.empty;
  if (bytes.length > MAX_BYTES) return DOCUMENT_ERRORS.tooLarge(bytes.length);
  return kind.isIt(bytes) ? null : DOCUMENT_ERRORS.disguised(name, kind.name);
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
