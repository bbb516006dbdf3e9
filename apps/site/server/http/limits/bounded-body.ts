import type { Readable } from 'node:stream';
import { waitAtMost } from '@liget/content-api/wait-at-most';

/** The minimum speed of a body. */
export interface Pace {
  /** Milliseconds before the speed is checked. */
  startMs: number;
  /** The average speed after `startMs`; infinite if the whole body must arrive within `startMs`. */
  bytesPerSecond: number;
}

export interface Paces {
  /** Bodies without files. */
  text: Pace;
  /** Bodies with files. */
  files: Pace;
}

/** The speed of a bad mobile connection; a sender of single bytes would block a slot. */
export const PACES: Paces = {
  text: { startMs: 60_000, bytesPerSecond: Number.POSITIVE_INFINITY },
  files: { startMs: 10_000, bytesPerSecond: 16 * 1024 },
};

interface BodyLimits {
  maxBytes: number;
  pace: Pace;
}

/** The reason why a body is not read to its end. The answer must close the connection, because the rest is still being sent. */
export class BodyError extends Error {
  readonly statusCode: 408 | 413;

  constructor(statusCode: 408 | 413) {
    super(statusCode === 408 ? 'the body came too slowly' : 'the body is too large');
    this.statusCode = statusCode;
  }
}

/**
 * Yields the parts of a body. Throws a `BodyError` if it exceeds `maxBytes` or is slower than its pace; only the time of waiting for the sender
 * counts. The stream stays open, because the answer uses the same connection.
 */
export async function* readBoundedBody(body: Readable, { maxBytes, pace }: BodyLimits): AsyncGenerator<Buffer, void, undefined> {
  const parts: AsyncIterator<Buffer> = body.iterator({ destroyOnReturn: false });
  let bytes = 0;
  let waitedMs = 0;
  let isComplete = false;
  try {
    while (true) {
      const requestedAt = performance.now();
      const next = parts.next();
      // After the timeout its result is ignored.
      next.catch(() => undefined);
      const part = await waitAtMost(next, Math.max(0, pace.startMs + (bytes / pace.bytesPerSecond) * 1000 - waitedMs));
      if (!part) throw new BodyError(408);
      const { done, value } = part;
      waitedMs += performance.now() - requestedAt;
      isComplete = done === true;
      if (done) return;
      bytes += value.length;
      if (bytes > maxBytes) throw new BodyError(413);
      yield value;
    }
  } finally {
    // Discard the rest, so that the connection can be used again.
    if (!isComplete)
      void parts.return?.().then(
        () => body.resume(),
        () => undefined,
      );
  }
}
