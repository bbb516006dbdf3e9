import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_ATTACHMENT, MAX_ATTACHMENTS } from '@liget/content-api';
import busboy from 'busboy';
import type { SentFile } from '../../app/content/sent-file.ts';
import { type Pace, readBoundedBody } from '../http/limits/bounded-body.ts';
import { createSlots } from '../http/limits/slots.ts';
import { TOO_LONG } from './form-body.ts';
import { createFormFolder } from './form-folders.ts';

/** Maximum bytes of all text fields of a form, and of one field. */
const MAX_TEXT_BYTES = 64 * 1024;
const MAX_FIELDS = 50;
/** Maximum bytes that are read of a form: oversized files are read and discarded up to this limit, so that the form can be shown again. */
export const MAX_READ_BYTES = 80 * 1024 * 1024;
/** Forms with files that are read at a time. Of further ones only the text fields are read, and the visitor is asked to try again. */
const SLOTS = { atOnce: 16, queue: 32, waitMs: 5_000 };
const SLOTS_PER_CLIENT = 2;

/** A form with files: its text fields, and its files in a temporary folder until `discard`. */
export class ReceivedForm {
  readonly fields = new URLSearchParams();
  readonly files: SentFile[] = [];
  /** The files were not stored, because too many forms with files were being read. */
  readonly isBusy: boolean;
  readonly #folder: string;

  constructor(folder: string, isBusy: boolean) {
    this.#folder = folder;
    this.isBusy = isBusy;
  }
  createFilePath(): string {
    return path.join(this.#folder, randomUUID());
  }
  async discard(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Rethrows errors of the file system; other errors come from an interrupted form. */
function rethrowStorageError(error: Error): never {
  throw 'syscall' in error ? Object.assign(new Error('a file could not be stored', { cause: error }), { statusCode: 503 }) : error;
}

/** Stores a file of a form; `null` for an empty file input, which is sent as a file without a name. */
async function storeFile(form: ReceivedForm, stream: Readable, name: string): Promise<SentFile | null> {
  const filePath = form.createFilePath();
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    stream,
    async function* countBytes(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        bytes += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(filePath),
  ).catch(rethrowStorageError);
  if (bytes === 0 && name === '') return null;
  return { name, path: filePath, bytes, sha256: hash.digest('hex'), isTooLarge: bytes > MAX_ATTACHMENT };
}

interface FormUpload {
  body: Readable;
  headers: IncomingHttpHeaders;
  pace: Pace;
}

async function readInto(form: ReceivedForm, { body, headers, pace }: FormUpload): Promise<boolean> {
  const parser = busboy({
    headers,
    defParamCharset: 'utf8',
    // One more of each than allowed, to detect too many and too large.
    limits: { fields: MAX_FIELDS, fieldSize: MAX_TEXT_BYTES, files: MAX_ATTACHMENTS + 1, fileSize: MAX_ATTACHMENT + 1 },
  });
  const storing: Promise<SentFile | null>[] = [];
  let textBytes = 0;
  let isTooLong = false;
  parser.on('field', (name, value, { valueTruncated }) => {
    textBytes += Buffer.byteLength(value);
    isTooLong ||= valueTruncated || textBytes > MAX_TEXT_BYTES;
    form.fields.append(name, value);
  });
  parser.on('file', (_, stream, { filename }) => {
    if (form.isBusy) stream.resume();
    else {
      const stored = storeFile(form, stream, filename ?? '');
      // Handled at once, because an unhandled rejection would end the process. The rest of the form is not read.
      stored.catch((error: Error) => parser.destroy(error));
      storing.push(stored);
    }
  });
  const closed = once(parser, 'close');
  // Handled below; until then it must not count as an unhandled rejection.
  closed.catch(() => undefined);
  try {
    for await (const chunk of readBoundedBody(body, { maxBytes: MAX_READ_BYTES, pace })) {
      if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), closed]);
    }
    parser.end();
    await closed;
    // In the order of the form; a small file is stored sooner than a large one before it.
    form.files.push(...(await Promise.all(storing)).filter((file) => file !== null));
  } finally {
    // Closes the files of a form that was broken off, before its folder is removed.
    parser.destroy();
    await Promise.allSettled(storing);
  }
  return !isTooLong;
}

interface Options {
  pace: Pace;
  /** Whether the slots of one client are limited; false if all requests come from one trusted address. */
  isPerClient: boolean;
  /** Slots; set by tests. */
  slots?: Partial<typeof SLOTS>;
}

/** Reads a limited number of forms with files at a time. */
export function createFormReceiver({ pace, isPerClient, slots }: Options) {
  const formSlots = createSlots({ ...SLOTS, ...slots, ...(isPerClient && { perClient: SLOTS_PER_CLIENT }) });

  /**
   * Reads a form with files, which are streamed to disk, so that none is completely in memory. Rejects with status 413 for a form that is too large
   * to be read to its end, 408 for one that comes too slowly, 400 for an invalid one, and 503 if it cannot be stored.
   */
  return async (client: string, { body, headers }: Omit<FormUpload, 'pace'>): Promise<ReceivedForm | typeof TOO_LONG> => {
    const release = await formSlots.acquire(client);
    let form: ReceivedForm | undefined;
    try {
      form = new ReceivedForm(await createFormFolder().catch(rethrowStorageError), release === undefined);
      if (await readInto(form, { body, headers, pace })) return form;
      await form.discard();
      return TOO_LONG;
    } catch (error) {
      await form?.discard();
      if (error instanceof Error && 'statusCode' in error) throw error;
      throw Object.assign(new Error('no form that can be read', { cause: error }), { statusCode: 400 });
    } finally {
      release?.();
    }
  };
}

export const isFormWithFiles = ({ 'content-type': type = '' }: IncomingHttpHeaders): boolean => /^multipart\/form-data\s*;/i.test(type);
