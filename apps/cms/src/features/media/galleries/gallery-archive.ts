import { addAbortListener } from 'node:events';
import { addAbortSignal, Readable } from 'node:stream';
import type { Locale } from '@liget/content-api';
import { handleEndpoints, type Payload, type PayloadRequest } from 'payload';
import { ZipFile } from 'yazl';
import { createErrorBody, sendError } from '../../../platform/content-api/respond.ts';
import { slugify } from '../../../platform/fields/slugs/slug.ts';
import { now } from '../../../platform/read-model/clock.ts';
import { getOwnImage } from '../../../platform/read-model/pictures/pictures.ts';
import { findBySlug } from '../../../platform/read-model/published.ts';
import { loadCreditedSizes } from '../file-endpoint.ts';
import { archiveMessages } from './gallery-archive-messages.ts';

/**
 * Limits of one archive, and of archives at once. The site, which knows its clients, has the same total limit and a lower one for each
 * client.
 */
const MAX_PICTURES = 200;
const MAX_BYTES = 1024 ** 3;
const AT_ONCE = 16;

interface ArchivedPicture {
  /** The name in the archive; safe on every system. */
  name: string;
  fileName: string;
  size: number;
  title: string;
  description: string;
  credit: string | null;
  licence: string | null;
}

interface GalleryPictures {
  slug: string;
  title: string;
  publishedAt: Date;
  pictures: ArchivedPicture[];
}

const getExtension = (fileName: string) => /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? 'jpg';

/** The pictures of a published gallery, in order; `null` when there is no such gallery. */
async function getPictures(payload: Payload, locale: Locale, slug: string): Promise<GalleryPictures | null> {
  const read = await findBySlug({ payload, locale, now: now() }, 'galleries', slug);
  if (!read || !read.relation('category')) return null;
  const pictures = read.rows('items').flatMap((item, index): ArchivedPicture[] => {
    const picture = getOwnImage(item);
    if (!picture) return [];
    const { original, credit, licence, alt, caption } = picture;
    const title = item.textOrNull('title') ?? caption ?? alt;
    const number = String(index + 1).padStart(2, '0');
    return [
      {
        name: `${number}-${slugify(title).slice(0, 60).replace(/-+$/, '') || 'kep'}.${getExtension(original.file_name)}`,
        fileName: original.file_name,
        size: original.file_size,
        title,
        description: item.textOrEmpty('description'),
        credit,
        licence,
      },
    ];
  });
  const slugs = read.slugs();
  return {
    slug: slugify(slugs[locale] ?? slug) || 'galeria',
    title: read.text('title'),
    publishedAt: new Date(read.date('publishedOn')),
    pictures,
  };
}

/** The pictures with the sizes of their files including credits. */
async function withCredits(payload: Payload, gallery: GalleryPictures): Promise<GalleryPictures> {
  const sizes = await loadCreditedSizes(
    payload,
    gallery.pictures.map(({ fileName }) => fileName),
  );
  return { ...gallery, pictures: gallery.pictures.map((picture) => ({ ...picture, size: sizes.get(picture.fileName) ?? picture.size })) };
}

/** Only at the end does Payload close a file, so an abandoned one is read to its end. */
async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // It ended with an error earlier.
  }
}

/** The file as visitors get it, from the disk or S3; Payload checks access. */
async function openFileStream(payload: Payload, fileName: string): Promise<Readable> {
  const address = `http://localhost/api/media/file/${encodeURIComponent(fileName)}`;
  const response = await handleEndpoints({ config: payload.config, request: new Request(address) });
  const reader = response.body?.getReader();
  if (!response.ok || !reader) throw new Error(`The picture ${fileName} cannot be read (${response.status})`);
  return new Readable({
    read() {
      reader.read().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      void readToEnd(reader);
      done(error);
    },
  });
}

/** The credits that a newspaper must print. */
function formatCredits({ title, pictures }: GalleryPictures, locale: Locale): Buffer {
  const messages = archiveMessages[locale];
  const lines = pictures.map((picture) =>
    [
      `${picture.name}: ${picture.title}`,
      picture.description,
      picture.credit ? `${messages.credit}: ${picture.credit}` : '',
      picture.licence ? `${messages.licence}: ${picture.licence}` : '',
    ]
      .filter(Boolean)
      .join('\r\n  '),
  );
  // With a byte order mark, without which Windows' editor shows Hungarian letters incorrectly.
  return Buffer.from(`\uFEFF${title}\r\n\r\n${lines.join('\r\n\r\n')}\r\n`, 'utf8');
}

/** The archive and its size in bytes, which is known in advance because pictures are not compressed again. */
function getArchive(payload: Payload, gallery: GalleryPictures, locale: Locale): { stream: Readable; size: number } {
  const zip = new ZipFile();
  const mtime = gallery.publishedAt;
  const leaving = new AbortController();
  zip.addBuffer(formatCredits(gallery, locale), archiveMessages[locale].creditsFile, { mtime, compress: false });
  const open = async (fileName: string, done: (error: unknown, file: Readable) => void) => {
    try {
      const file = addAbortSignal(leaving.signal, await openFileStream(payload, fileName));
      // yazl does not handle errors of its streams: one picture's error would end the whole service.
      file.on('error', (error) => zip.emit('error', error));
      done(null, file);
    } catch (error) {
      done(error, Readable.from([]));
    }
  };
  for (const { name, fileName, size } of gallery.pictures) {
    zip.addReadStreamLazy(name, { mtime, compress: false, size }, (done) => void open(fileName, done));
  }
  let size = -1;
  zip.end(undefined, (...sizes: unknown[]) => {
    size = Number(sizes[0]);
  });
  // Not wrapped again: a wrapped stream that is destroyed waits for a chunk that may never come.
  const stream = zip.outputStream instanceof Readable ? zip.outputStream : Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => stream.destroy(error));
  // When the client disconnects, close open files, including one that is just being opened.
  stream.once('close', () => leaving.abort());
  return { stream, size };
}

let underWay = 0;

/** `GET /galleries/{slug}/download`: all pictures of a gallery in a ZIP archive, with their credits in the files and in a list. */
export async function answerGalleryArchive({ payload, method, signal }: PayloadRequest, slug: string, locale: Locale): Promise<Response> {
  const gallery = await getPictures(payload, locale, slug);
  if (!gallery || gallery.pictures.length === 0) return sendError(404, createErrorBody(locale, 'not_found'));
  const bytes = gallery.pictures.reduce((sum, { size }) => sum + size, 0);
  if (gallery.pictures.length > MAX_PICTURES || bytes > MAX_BYTES) return sendError(413, createErrorBody(locale, 'archive_too_large'));
  if (underWay >= AT_ONCE) return sendError(503, createErrorBody(locale, 'busy'), { 'Retry-After': '30' });
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${gallery.slug}.zip"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  const { stream, size } = getArchive(payload, await withCredits(payload, gallery), locale);
  if (size > 0) Object.assign(headers, { 'Content-Length': String(size) });
  if (method === 'HEAD') {
    stream.destroy();
    return new Response(null, { headers });
  }
  underWay += 1;
  stream.once('close', () => {
    underWay -= 1;
  });
  stream.on('error', (error) => {
    if (error.name !== 'AbortError') payload.logger.error({ err: error, msg: `The archive of gallery ${slug} broke off` });
  });
  // The client may have disconnected already.
  if (signal) addAbortListener(signal, () => stream.destroy());
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { headers });
}
