import { type DestinationStream, pino } from 'pino';

/** The number of characters that is written at once, and the milliseconds after which fewer are written. */
const MIN_LENGTH = 4096;
const FLUSH_EVERY_MS = 500;
/** Pino's number of the level 'error'. */
const ERROR_LEVEL = 50;

/**
 * Buffers log lines and writes them in the background: one write per line costs as much as serving a cached answer. Errors, and lines before them,
 * are written at once; pino flushes the rest when the process ends, unless it is killed.
 */
export function createLogStream(fileDescriptor = 1) {
  const destination = pino.destination({ dest: fileDescriptor, sync: false, minLength: MIN_LENGTH, periodicFlush: FLUSH_EVERY_MS });
  let isFlushing = false;
  /** A flush does not include lines that arrive during a write. */
  function flushSoon(): void {
    if (isFlushing) return;
    isFlushing = true;
    destination.flush(() => {
      isFlushing = false;
      destination.flush();
    });
  }
  const stream: DestinationStream & { lastLevel: number; [pino.symbols.needsMetadataGsym]: true } = {
    // Makes pino set `lastLevel` before each line.
    [pino.symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write(line) {
      destination.write(line);
      if (stream.lastLevel >= ERROR_LEVEL) flushSoon();
    },
  };
  return {
    stream,
    /** Resolves when all lines are written or cannot be written. */
    written: () =>
      new Promise<void>((resolve) => {
        destination.flush(() => {
          destination.flushSync();
          resolve();
        });
      }),
  };
}
