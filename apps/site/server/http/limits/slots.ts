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
  let underWay = 0;

  const getRunning = (client: string) => running.get(client) ?? 0;
  const getLoad = (client: string) => getRunning(client) + waiting.filter((one) => one.client === client).length;

  function begin(client: string): Release {
    underWay += 1;
    running.set(client, getRunning(client) + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      underWay -= 1;
      const left = getRunning(client) - 1;
      if (left > 0) running.set(client, left);
      else running.delete(client);
      grantNext();
    };
  }

  function leave(one: WaitingClient, isGranted: boolean): void {
    waiting.splice(waiting.indexOf(one), 1);
    one.settle(isGranted);
  }

  function grantNext(): void {
    const [first, ...others] = waiting;
    if (!first || underWay >= atOnce) return;
    leave(
      others.reduce((best, one) => (getRunning(one.client) < getRunning(best.client) ? one : best), first),
      true,
    );
  }

  /** Refuses a waiting request in favour of a client with fewer requests. */
  function makeRoomFor(client: string): boolean {
    const [first, ...others] = waiting;
    if (!first) return false;
    // The newest request of the busiest client.
    const busiest = others.reduce((worst, one) => (getLoad(one.client) >= getLoad(worst.client) ? one : worst), first);
    if (getLoad(busiest.client) <= getLoad(client) + 1) return false;
    leave(busiest, false);
    return true;
  }

  return {
    /** A slot, or `undefined` when there is too much load. */
    async acquire(client: string): Promise<Release | undefined> {
      if (getLoad(client) >= perClient) return undefined;
      if (underWay < atOnce) return begin(client);
      if (waiting.length >= queue && !makeRoomFor(client)) return undefined;
      return new Promise((resolve) => {
        const one: WaitingClient = {
          client,
          settle: (isGranted) => {
            clearTimeout(timer);
            resolve(isGranted ? begin(client) : undefined);
          },
        };
        const timer = setTimeout(() => leave(one, false), waitMs);
        waiting.push(one);
      });
    },
  };
}

export type Slots = ReturnType<typeof createSlots>;
