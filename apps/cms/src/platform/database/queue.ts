/** Milliseconds that a write waits for earlier ones, and that a transaction may be idle while others wait. */
export const PATIENCE = 30_000;

export const BUSY = 'The database has been busy with another change for too long.';

/** A queue of writers: each gets its turn when the previous one has ended. */
export function createQueue(patience: number = PATIENCE) {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;

  /** Waits for the turn; the returned function ends it. Rejects when the turn does not come in time. */
  async function turn(): Promise<() => void> {
    const before = last;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    last = before.then(() => ended);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(BUSY)), patience);
    });
    waiting += 1;
    try {
      await Promise.race([before, late]);
      return end;
    } catch (error) {
      end();
      throw error;
    } finally {
      waiting -= 1;
      clearTimeout(timer);
    }
  }

  async function run<Value>(write: () => Promise<Value>): Promise<Value> {
    const end = await turn();
    try {
      return await write();
    } finally {
      end();
    }
  }

  return { turn, run, isAwaited: () => waiting > 0 };
}
