import { cancelBody } from '@liget/content-api/cancel-body';
import type { PartCircuit } from '../../app/content/circuit/circuits.ts';
import type { CachedFile } from './cached-file.ts';
import type { DiskCache } from './disk-cache.ts';

/** The result of fetching a file: stored; missing; or not available now, with its status. */
export type FetchResult =
  | { kind: 'stored'; file: CachedFile }
  | { kind: 'missing' }
  | { kind: 'failed'; status: 502 | 503 | 504 }
  /** The file exists, but this disk could not store it. */
  | { kind: 'not-stored' };

/** Payload's answer for a missing file, with status 500 (its `getFile`). */
async function isMissingFile(response: Response): Promise<boolean> {
  if ([400, 403, 404, 410].includes(response.status)) return true;
  if (response.status !== 500) return false;
  const text = await response.text().catch(() => '');
  return text === '{"errors":[{"message":"Something went wrong."}]}';
}

const isFileSystemError = (error: unknown) => error instanceof Error && 'syscall' in error;

/** The chunks of the body; `onChunk` is called for each. */
async function* watchChunks(body: ReadableStream<Uint8Array>, onChunk: () => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    onChunk();
    yield chunk;
  }
}

interface Options {
  /** The URL of the file at the content service. */
  url: URL;
  key: string;
  files: DiskCache;
  circuit: PartCircuit;
  log: (message: string) => void;
  /** Milliseconds without a byte after which the content service counts as hanging. */
  maxSilenceMs: number;
}

/** Fetches a file from the content service and stores it. Never throws. */
export async function fetchFile({ url, key, files, circuit, log, maxSilenceMs }: Options): Promise<FetchResult> {
  const control = new AbortController();
  const silenceTimer = setTimeout(() => control.abort(), maxSilenceMs);
  const toFailure = (error: unknown): FetchResult => {
    log(`${key} could not be fetched: ${error instanceof Error ? error.message : String(error)}`);
    return { kind: 'failed', status: control.signal.aborted ? 504 : 503 };
  };
  try {
    const headers = { accept: '*/*', 'accept-encoding': 'identity' };
    const pendingResponse = circuit.call(() => fetch(url, { headers, signal: control.signal, redirect: 'manual' }), {
      isAnswer: () => true,
      isRefused: () => false,
    });
    if (!pendingResponse) return { kind: 'failed', status: 503 };
    const response = await pendingResponse;
    silenceTimer.refresh();
    if (response.status !== 200 || !response.body) {
      const isMissing = await isMissingFile(response);
      await cancelBody(response);
      if (isMissing) {
        await files.remove(key);
        return { kind: 'missing' };
      }
      log(`${key} could not be fetched: status ${response.status}`);
      return { kind: 'failed', status: 502 };
    }
    const until = Date.parse(response.headers.get('expires') ?? '');
    const metadata = {
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      disposition: response.headers.get('content-disposition'),
      ...(Number.isNaN(until) ? {} : { until }),
    };
    let isComplete = false;
    const content = watchChunks(response.body, () => silenceTimer.refresh());
    const watched = (async function* () {
      yield* content;
      isComplete = true;
    })();
    try {
      return { kind: 'stored', file: await files.put(key, metadata, watched) };
    } catch (error) {
      // A full disk must not prevent showing the image.
      if (isComplete || isFileSystemError(error)) {
        await cancelBody(response);
        log(`${key} could not be kept: ${error instanceof Error ? error.message : String(error)}`);
        return { kind: 'not-stored' };
      }
      return toFailure(error);
    }
  } catch (error) {
    return toFailure(error);
  } finally {
    clearTimeout(silenceTimer);
  }
}
