import { waitAtMost } from '@liget/content-api/wait-at-most';

/** Milliseconds that a write waits for earlier ones, and that a transaction may be idle while others wait. */
export const QUEUE_TIMEOUT_MS = 30_000;

export const BUSY = 'The database has been busy with another change for too long.';

/** A queue of writers: each gets its turn when the previous one has ended. */
export function createQueue(timeoutMs: number = QUEUE_TIMEOUT_MS) {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;

  /** Waits for the turn; the returned function ends it. Rejects when the turn does not come in time. */
  async function waitForTurn(): Promise<() => void> {
    const before = last;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    last = before.then(() => ended);
    waiting += 1;
    const isOurs = await waitAtMost(
      before.then(() => true),
      timeoutMs,
    );
    waiting -= 1;
    if (isOurs) return end;
    end();
    throw new Error(BUSY);
  }

  async function run<Value>(write: () => Promise<Value>): Promise<Value> {
    const end = await waitForTurn();
    try {
      return await write();
    } finally {
      end();
    }
  }

  return { turn: waitForTurn, run, isAwaited: () => waiting > 0 };
}

export type Queue = ReturnType<typeof createQueue>;
