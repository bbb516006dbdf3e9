import type { Document } from 'happy-dom';
import { origin } from '../test.ts';
import { listAttributes } from './html.ts';
import { readJpegSize } from './jpeg-size.ts';

/** The metadata of a share image that networks require. */
const REQUIRED_METADATA: Record<string, string> = {
  'meta[property="og:image:type"]': 'image/jpeg',
  'meta[property="og:image:width"]': '1200',
  'meta[property="og:image:height"]': '630',
  'meta[name="twitter:card"]': 'summary_large_image',
};

/** The URL of a page's share image; '' when there is none. */
export const getShareImage = (document: Document) => listAttributes(document, 'meta[property="og:image"]', 'content')[0] ?? '';

/** Errors of the share image's metadata in a page; the image itself is not requested. */
export function findShareTagErrors(document: Document): string[] {
  const image = getShareImage(document);
  const [alt = ''] = listAttributes(document, 'meta[property="og:image:alt"]', 'content');
  return [
    ...Object.entries(REQUIRED_METADATA).flatMap(([selector, expected]) => {
      const [content = ''] = listAttributes(document, selector, 'content');
      return content === expected ? [] : [`${selector} is '${content}'`];
    }),
    ...(image.startsWith(`${origin}/`) ? [] : [`not an absolute address: '${image}'`]),
    ...(alt.length < 10 ? ['the image is not described'] : []),
  ];
}

/** Errors of a share image, which must be a JPEG of 1200 × 630 pixels. */
export async function findShareImageErrors(image: string): Promise<string[]> {
  const response = await fetch(image);
  const type = response.headers.get('content-type');
  if (response.status !== 200 || type !== 'image/jpeg') return [`${image}: ${response.status} ${type}`];
  const { width, height } = readJpegSize(Buffer.from(await response.arrayBuffer()));
  return width === 1200 && height === 630 ? [] : [`${image}: ${width} × ${height}`];
}
