import { setImmediate } from 'node:timers';

/** Milliseconds without a turn of the event loop after which other work gets one. */
const MAX_BLOCK_MS = 20;

/** When the first call since the event loop last turned was made. */
let busySince: number | undefined;
const noteTurn = () => {
  busySince = undefined;
};

/**
 * Lets other work run (answers, health checks, timers) if the event loop has not turned for `MAX_BLOCK_MS`. For work that may take long and
 * waits for nothing outside of the process: an `await` alone does not turn the loop.
 */
export async function yieldWhenBusy(): Promise<void> {
  if (busySince !== undefined && performance.now() - busySince >= MAX_BLOCK_MS) {
    await new Promise<void>((resolve) => void setImmediate(resolve));
  }
  if (busySince !== undefined) return;
  busySince = performance.now();
  setImmediate(noteTurn);
}
