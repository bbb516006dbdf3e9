import {
  COLOUR_PATTERN,
  FALLBACK_COLOUR,
  type FileValue,
  type ImageRendition,
  type ImageSizes,
  type ImageValue,
  Media,
} from '@liget/content-api';
import { getSeason, toParkDay } from '@liget/park';
import type * as Stored from '../../../payload-types.ts';
import { isDescribed } from '../../fields/pictures/described-pictures.ts';
import { getLicence } from '../../fields/pictures/licences.ts';
import { isWithin } from '../../rights/shown.ts';
import type { DocumentReader } from '../document-reader.ts';
import { markUntranslated } from '../page-item.ts';

const CROPS = { '3_2': 'landscape', '3_4': 'portrait', '1_1': 'square' } as const;
type Crop = 'default' | (typeof CROPS)[keyof typeof CROPS];
const STEPS = ['sm', 'md', 'lg'] as const;

/** The site's URL of an uploaded file; the site requests it from the content service. */
export function getFileUrl(folder: 'media' | 'files', fileName: string): string {
  return `/${folder}/${encodeURIComponent(fileName)}`;
}

interface ImageSizeFile {
  filename?: string | null;
  width?: number | null;
  height?: number | null;
}

function readRendition(read: DocumentReader<ImageSizeFile>): ImageRendition | null {
  const fileName = read.textOrNull('filename');
  const width = read.numberOrNull('width');
  const height = read.numberOrNull('height');
  return fileName && width && height ? { src: getFileUrl('media', fileName), width, height } : null;
}

/** The sizes of a crop; of sm, md and lg, one that was not made (the upload was small) is the original. */
function readSizes(read: DocumentReader<Stored.Media>, crop: Crop, original: ImageRendition): ImageSizes {
  const all = read.group('sizes');
  const [sm, md, lg] = STEPS.map((step) => readRendition(all.group(`${crop}_${step}`)) ?? original);
  const xs = crop === 'portrait' ? null : readRendition(all.group(`${crop}_xs`));
  return { ...(xs ? { xs } : {}), sm: sm ?? original, md: md ?? original, lg: lg ?? original };
}

/** The editor's licence text, otherwise that of the kind of licence. */
function readLicence(read: DocumentReader<Stored.Media>): string | null {
  return read.textOrNull('licence') ?? getLicence(read.value('licenceKind'))?.words[read.locale] ?? null;
}

const isShown = (read: DocumentReader<Stored.Media>) =>
  isWithin({ from: read.textOrNull('shownFrom'), until: read.textOrNull('shownUntil') }, read.now.epochMilliseconds);

/**
 * The contract's picture from a document of the media collection only. `null` during its embargo, after it has expired, without a
 * description, and, with a warning, when its file is not usable.
 */
export function toImageValue(read: DocumentReader<Stored.Media>): ImageValue | null {
  if (!isShown(read) || !isDescribed({ altHu: read.value('altHu'), altEn: read.value('altEn') })) return null;
  const original = readRendition(read);
  if (!original) {
    read.warn(`Invalid media value: ${read.place} has no readable picture`);
    return null;
  }
  const colour = read.textOrNull('colour')?.toLowerCase();
  const share = readRendition(read.group('sizes').group('share'));
  return {
    ...readSizes(read, 'default', original),
    default: readSizes(read, 'default', original),
    '3_2': readSizes(read, CROPS['3_2'], original),
    '3_4': readSizes(read, CROPS['3_4'], original),
    '1_1': readSizes(read, CROPS['1_1'], original),
    ...(share ? { share } : {}),
    alt: read.textOrEmpty(read.locale === 'en' ? 'altEn' : 'altHu'),
    caption: read.textOrNull('caption'),
    ...markUntranslated(read, { caption: 'caption' }),
    credit: read.textOrNull('credit'),
    licence: readLicence(read),
    original: {
      ...original,
      mime_type: read.text('mimeType'),
      file_size: read.numberOrNull('filesize') ?? 0,
      file_name: read.text('filename'),
    },
    colour: colour && COLOUR_PATTERN.test(colour) ? colour : FALLBACK_COLOUR,
  };
}

/** A page rarely shows one image more than three times. */
const MAX_ALTERNATES = 2;

const addAlternates = (picture: ImageValue | null, alternates: readonly ImageValue[]): ImageValue | null =>
  picture && alternates.length > 0 ? { ...picture, alternates: alternates.slice(0, MAX_ALTERNATES) } : picture;

/** The image with its alternates. */
function toImageWithAlternates(read: DocumentReader<Stored.Media>): ImageValue | null {
  return addAlternates(
    toImageValue(read),
    read.relations('alternates').flatMap((other) => toImageValue(other) ?? []),
  );
}

/** The image of the current season, and its alternates of that season: an alternate replaces an image of another season, if there is one. */
function toSeasonalImage(read: DocumentReader<Stored.Media>): ImageValue | null {
  const season = getSeason(toParkDay(read.now));
  const isInSeason = (picture: typeof read) => picture.textOrNull('season') === season;
  // An image without a season fits all seasons.
  const isSuitable = (picture: typeof read) => picture.textOrNull('season') === null || isInSeason(picture);
  const alternates = read.relations('alternates');
  const inSeason = isSuitable(read) ? read : alternates.find((other) => isInSeason(other) && toImageValue(other) !== null);
  if (!inSeason || !toImageValue(read)) return toImageWithAlternates(read);
  return addAlternates(
    toImageValue(inSeason),
    alternates.filter((other) => other !== inSeason && isSuitable(other)).flatMap((other) => toImageValue(other) ?? []),
  );
}

/** The image of the current season, without alternates. */
export function toImageOfSeason(read: DocumentReader<Stored.Media>): ImageValue | null {
  const image = toSeasonalImage(read);
  if (!image) return null;
  const { alternates: _, ...withoutAlternates } = image;
  return withoutAlternates;
}

/** A document with one image. */
export interface WithPicture {
  picture?: number | Stored.Media | null;
}

/** The image of a document. A missing image is logged and left out (specification, section 8: "logged, empty"). */
export function getImage(read: DocumentReader<WithPicture>, as = toImageWithAlternates): ImageValue | null {
  const picture = read.relation('picture');
  if (picture) return as(picture);
  if (read.has('picture')) read.warn(`Invalid media value: ${read.place}, field picture`);
  return null;
}

/** An image that must not be replaced by an alternate. */
export function getOwnImage(read: DocumentReader<WithPicture>): ImageValue | null {
  return getImage(read, toImageValue);
}

/** The image of a document about the park as it is now, such as a place: that of the current season, if there is one. */
export function getSeasonalImage(read: DocumentReader<WithPicture>): ImageValue | null {
  return getImage(read, toSeasonalImage);
}

/** Several images; those with unusable files are left out. */
export function toImages(reads: readonly DocumentReader<Stored.Media>[]): ImageValue[] {
  return reads.map(toImageWithAlternates).filter((picture) => picture !== null);
}

type MediaKey = keyof Media;

/**
 * Specification, section 3, "Media image value": one picture under the names by which clients read it. List items have only the name that
 * cards use; items with a page have all.
 */
export function toMedia(picture: ImageValue | null, ...keys: MediaKey[]): Media {
  const names = keys.length > 1 ? Object.keys(Media.shape) : keys;
  return picture ? Object.fromEntries(names.map((name) => [name, picture])) : {};
}

/** The contract's file from a document of the files collection. */
export function toFileValue(read: DocumentReader<Stored.File>): FileValue {
  const fileName = read.text('filename');
  return {
    url: getFileUrl('files', fileName),
    title: read.textOrNull('title') ?? fileName,
    ...markUntranslated(read, { title: 'title' }),
    file_name: fileName,
    mime_type: read.text('mimeType'),
    file_size: read.numberOrNull('filesize') ?? 0,
  };
}
