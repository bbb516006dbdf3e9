import { type DestinationStream, pino } from 'pino';

/** Characters that are written at once, and milliseconds after which fewer are. */
const MIN_LENGTH = 4096;
const FLUSH_EVERY_MS = 500;
/** Pino's number of the level 'error'. */
const ERROR_LEVEL = 50;

/**
 * Writes the lines of a log together and beside the requests: a write for each line costs as much as the rest of a cached answer. Errors, and
 * whatever came before, are written at once; what is left when the process ends, too (pino sees to it), unless it is killed. `to` is a file's descriptor.
 */
export function createLogStream(to = 1) {
  const destination = pino.destination({ dest: to, sync: false, minLength: MIN_LENGTH, periodicFlush: FLUSH_EVERY_MS });
  let isFlushing = false;
  /** A flush leaves out what comes while a write is under way. */
  function flushSoon(): void {
    if (isFlushing) return;
    isFlushing = true;
    destination.flush(() => {
      isFlushing = false;
      destination.flush();
    });
  }
  const stream: DestinationStream & { lastLevel: number; [pino.symbols.needsMetadataGsym]: true } = {
    // Asks for `lastLevel` to be set before each line.
    [pino.symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write(line) {
      destination.write(line);
      if (stream.lastLevel >= ERROR_LEVEL) flushSoon();
    },
  };
  return {
    stream,
    /** Resolves when all that was logged has been written, or cannot be. */
    written: () =>
      new Promise<void>((resolve) => {
        destination.flush(() => {
          destination.flushSync();
          resolve();
        });
      }),
  };
}
