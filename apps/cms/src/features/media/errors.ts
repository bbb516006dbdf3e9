import { type Label, label } from '../../platform/fields/labels.ts';

const MEGA = 1024 * 1024;
/** Bytes of a picture or a document; the site's proxy accepts only slightly more. */
export const MAX_BYTES = 40 * MEGA;
/** The most pixels that are processed. */
export const MAX_PIXELS = 100_000_000;
/** Pixels of the longer side: larger images are scaled down to it. */
export const MAX_SIDE_PIXELS = 6000;
/** Pixels of the longer side: smaller pictures cannot be used anywhere on the site. */
export const MIN_LONG_SIDE_PIXELS = 480;

const toRoundedUnits = (count: number, unitSize: number) => Math.round(count / unitSize);

/** Errors of an uploaded picture's file. */
export const IMAGE_ERRORS = {
  empty: label('A fájl üres. Válasszon másikat.', 'The file is empty. Choose another one.'),
  tooLarge: (bytes: number) =>
    label(
      `A fájl ${Math.ceil(bytes / MEGA)} MB, legfeljebb ${MAX_BYTES / MEGA} MB lehet. Mentse kisebb méretben vagy JPEG-ként, és azt töltse fel.`,
      `The file is ${Math.ceil(bytes / MEGA)} MB; the limit is ${MAX_BYTES / MEGA} MB. Save it in a smaller size or as JPEG, and upload that.`,
    ),
  tooManyPixels: (width: number, height: number) =>
    label(
      `A kép ${width} × ${height} képpontos (${toRoundedUnits(width * height, 1_000_000)} megapixel), ez túl sok. Kicsinyítse legfeljebb ${MAX_SIDE_PIXELS} képpont szélesre vagy magasra, és azt töltse fel.`,
      `The picture has ${width} × ${height} pixels (${toRoundedUnits(width * height, 1_000_000)} megapixels), which is too many. Make it at most ${MAX_SIDE_PIXELS} pixels wide or high, and upload that.`,
    ),
  tooSmall: (width: number, height: number) =>
    label(
      `A kép csak ${width} × ${height} képpontos, ez a honlapon életlen lenne. A hosszabbik oldala legalább ${MIN_LONG_SIDE_PIXELS} képpont legyen; a nagy képek jó mérete 1600 képpont vagy több. Kérje el az eredetijét.`,
      `The picture has only ${width} × ${height} pixels and would look blurred on the site. Its longer side must have at least ${MIN_LONG_SIDE_PIXELS} pixels; large pictures should have 1600 or more. Ask for the original.`,
    ),
  heic: label(
    'Ez HEIC-kép, ahogyan az iPhone készíti; a böngészők többsége nem tudja megmutatni. Mentse vagy exportálja JPEG-ként, és azt töltse fel.',
    'This is a HEIC picture, the format of iPhones; most browsers cannot show it. Save or export it as JPEG, and upload that.',
  ),
  kind: (name: string) =>
    label(
      `„${name}” nem olyan kép, amelyet a honlap meg tud mutatni, bármi is a fájl nevének a végződése. JPEG, PNG, WebP vagy AVIF lehet.`,
      `‘${name}’ is not a picture that the site can show, despite its file name. Upload JPEG, PNG, WebP or AVIF.`,
    ),
  broken: (name: string) =>
    label(
      `„${name}” sérült vagy csonka, nem lehet megnyitni. Nyissa meg a saját gépén, mentse újra, vagy kérje el még egyszer.`,
      `‘${name}’ is damaged or incomplete and cannot be opened. Open it on your own computer and save it again, or ask for a new copy.`,
    ),
  missing: label(
    'Az eredeti kép fájlja nem található, ezért a kivágások nem készíthetők el újra. Töltse fel a képet újra.',
    'The file of the original cannot be found, so it cannot be cropped again. Upload the picture again.',
  ),
} as const;

/** Errors of an uploaded document's file. */
export const DOCUMENT_ERRORS = {
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
} as const;

/** A file that cannot be a picture of the site; the message is for the editor. */
export class ImageError extends Error {
  readonly label: Label;

  constructor(message: Label) {
    super(message.en);
    this.label = message;
  }
}
