import path from 'node:path';
import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { inEditorLanguage } from '../../platform/editor-language.ts';
import { type Label, label } from '../../platform/fields/labels.ts';
import { may } from '../../platform/rights/roles.ts';

/** Bytes; the same limit as for images (errors.ts). */
const MOST_BYTES = 40 * 1024 * 1024;
const KILO = 1024;
const MEGA = 1024 * KILO;

const startsWith = (bytes: Buffer, sign: string) => bytes.toString('latin1', 0, sign.length) === sign;
const isZip = (bytes: Buffer) => startsWith(bytes, 'PK\u0003\u0004') || startsWith(bytes, 'PK\u0005\u0006');
/** Office's documents are archives with these folders in their list of contents, which stands at the end. */
const isOffice = (folder: string) => (bytes: Buffer) =>
  isZip(bytes) && bytes.includes('[Content_Types].xml') && bytes.includes(`${folder}/`);
/** Programs, archives and pictures have bytes that no table in text has. */
const isText = (bytes: Buffer) =>
  !bytes.subarray(0, 64 * KILO).includes(0) &&
  !isZip(bytes) &&
  !startsWith(bytes, '%PDF-') &&
  !/^\s*<(?:!doctype|html|\?xml|script|svg)/i.test(bytes.toString('latin1', 0, KILO));

interface Kind {
  name: Label;
  isIt: (bytes: Buffer) => boolean;
}

/** What may be uploaded, by the ending of its name. */
const KINDS: Readonly<Record<string, Kind>> = {
  pdf: {
    name: label('PDF', 'a PDF'),
    // No less than Payload asks for, which would refuse the rest in English.
    isIt: (bytes) => startsWith(bytes, '%PDF-') && ['xref', '%%EOF'].every((sign) => bytes.subarray(-KILO).includes(sign)),
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
      `A fájl ${Math.ceil(bytes / MEGA)} MB, legfeljebb ${MOST_BYTES / MEGA} MB lehet.`,
      `The file is ${Math.ceil(bytes / MEGA)} MB; the limit is ${MOST_BYTES / MEGA} MB.`,
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
  if (bytes.length > MOST_BYTES) return ERROR_TEXTS.tooLarge(bytes.length);
  return kind.isIt(bytes) ? null : ERROR_TEXTS.disguised(name, kind.name);
}

/** Names that Windows keeps for devices: Payload would leave nothing of them but the ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name that every system stores and the site serves: without control characters and leading dots. */
export function toStoredName(name: string): string {
  const { name: stem, ext } = path.parse(name.normalize('NFC').replaceAll(/[\p{Cc}/\\]/gu, ''));
  const rest = stem.replace(/^[.\s]+/, '').trim();
  return (rest === '' || DEVICE.test(rest) ? `fajl-${rest}` : rest) + ext;
}

/** Refuses files that are not what their names say, in the editor's words; Payload's own are in English. */
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
