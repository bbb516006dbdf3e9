interface Options {
  /** Units of work at a time. */
  atOnce: number;
  /** Length of the queue. */
  queue: number;
  /** Longest wait in milliseconds. */
  waitMs: number;
  /** Limit per client, running and waiting. */
  perClient?: number;
}

interface WaitingClient {
  client: string;
  settle: (isGranted: boolean) => void;
}

/** Releases the slot; may be called twice. */
export type Release = () => void;

/**
 * Limits concurrent work. The next free slot goes to the client with the fewest running; when the queue is full, the newest request of the
 * client with the most is refused, so that a client with many requests delays only itself.
 */
export function createSlots({ atOnce, queue, waitMs, perClient = Number.POSITIVE_INFINITY }: Options) {
  const running = new Map<string, number>();
  const waiting: WaitingClient[] = [];
  let runningTotal = 0;

  const getRunning = (client: string) => running.get(client) ?? 0;
  const getLoad = (client: string) => getRunning(client) + waiting.filter((waitingClient) => waitingClient.client === client).length;

  function start(client: string): Release {
    runningTotal += 1;
    running.set(client, getRunning(client) + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      runningTotal -= 1;
      const left = getRunning(client) - 1;
      if (left > 0) running.set(client, left);
      else running.delete(client);
      grantNext();
    };
  }

  function settleWaiting(waitingClient: WaitingClient, isGranted: boolean): void {
    waiting.splice(waiting.indexOf(waitingClient), 1);
    waitingClient.settle(isGranted);
  }

  function grantNext(): void {
    const [first, ...others] = waiting;
    if (!first || runningTotal >= atOnce) return;
    settleWaiting(
      others.reduce((best, waitingClient) => (getRunning(waitingClient.client) < getRunning(best.client) ? waitingClient : best), first),
      true,
    );
  }

  /** Refuses a waiting request in favour of a client with fewer requests. */
  function makeRoomFor(client: string): boolean {
    const [first, ...others] = waiting;
    if (!first) return false;
    // The newest request of the busiest client.
    const busiest = others.reduce(
      (worst, waitingClient) => (getLoad(waitingClient.client) >= getLoad(worst.client) ? waitingClient : worst),
      first,
    );
    if (getLoad(busiest.client) <= getLoad(client) + 1) return false;
    settleWaiting(busiest, false);
    return true;
  }

  return {
    /** A slot, or `undefined` when there is too much load. */
    async acquire(client: string): Promise<Release | undefined> {
      if (getLoad(client) >= perClient) return undefined;
      if (runningTotal < atOnce) return start(client);
      if (waiting.length >= queue && !makeRoomFor(client)) return undefined;
      return new Promise((resolve) => {
        const waitingClient: WaitingClient = {
          client,
          settle: (isGranted) => {
            clearTimeout(timer);
            resolve(isGranted ? start(client) : undefined);
          },
        };
        const timer = setTimeout(() => settleWaiting(waitingClient, false), waitMs);
        waiting.push(waitingClient);
      });
    },
  };
}

export type Slots = ReturnType<typeof createSlots>;
