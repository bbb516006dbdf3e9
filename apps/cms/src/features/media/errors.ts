import { type Label, label } from '../../platform/fields/labels.ts';

/** Bytes; the site's proxy accepts only slightly more. */
export const MOST_BYTES = 40 * 1024 * 1024;
/** Pixels that are still read. */
export const MOST_PIXELS = 100_000_000;
/** Pixels of the longer side: larger images are scaled down to it. */
export const LONGEST_SIDE = 6000;
/** Pixels of the longer side: what is smaller is of no use anywhere on the site. */
export const SHORTEST_LONG_SIDE = 480;

const mega = (count: number, of: number) => Math.round(count / of);

/** What may be wrong with a file that is to be a picture. */
export const PICTURE_FAULTS = {
  empty: label('A fájl üres. Válasszon másikat.', 'The file is empty. Choose another one.'),
  tooLarge: (bytes: number) =>
    label(
      `A fájl ${mega(bytes, 1024 * 1024)} MB, legfeljebb ${mega(MOST_BYTES, 1024 * 1024)} MB lehet. Mentse kisebb méretben vagy JPEG-ként, és azt töltse fel.`,
      `The file is ${mega(bytes, 1024 * 1024)} MB; the limit is ${mega(MOST_BYTES, 1024 * 1024)} MB. Save it in a smaller size or as JPEG, and upload that.`,
    ),
  tooManyPixels: (width: number, height: number) =>
    label(
      `A kép ${width} × ${height} képpontos (${mega(width * height, 1_000_000)} megapixel), ez túl sok. Kicsinyítse legfeljebb ${LONGEST_SIDE} képpont szélesre vagy magasra, és azt töltse fel.`,
      `The picture has ${width} × ${height} pixels (${mega(width * height, 1_000_000)} megapixels), which is too many. Make it at most ${LONGEST_SIDE} pixels wide or high, and upload that.`,
    ),
  tooSmall: (width: number, height: number) =>
    label(
      `A kép csak ${width} × ${height} képpontos, ez a honlapon életlen lenne. A hosszabbik oldala legalább ${SHORTEST_LONG_SIDE} képpont legyen; a nagy képek jó mérete 1600 képpont vagy több. Kérje el az eredetijét.`,
      `The picture has only ${width} × ${height} pixels and would look blurred on the site. Its longer side must have at least ${SHORTEST_LONG_SIDE} pixels; large pictures should have 1600 or more. Ask for the original.`,
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

/** A file that is no picture for the site, in words for the editor. */
export class ImageError extends Error {
  readonly said: Label;

  constructor(message: Label) {
    super(message.en);
    this.said = message;
  }
}
