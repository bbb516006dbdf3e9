interface Options {
  /** How many are under way at a time. */
  atOnce: number;
  /** How many wait for a place. */
  queue: number;
  /** Milliseconds that one waits at most. */
  waitMs: number;
  /** How many of one client are under way or wait. */
  perClient?: number;
}

interface WaitingClient {
  client: string;
  settle: (isGranted: boolean) => void;
}

/** Gives the place back; twice is as good as once. */
export type Release = () => void;

/**
 * Bounds how much work is under way at a time. The next free place is given to the client that has fewest under way, and when no more can wait
 * the newest request of the client that has most is refused: who asks for much waits for oneself.
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

  /** Refuses somebody who waits for the sake of a client that has less. */
  function makeRoomFor(client: string): boolean {
    const [first, ...others] = waiting;
    if (!first) return false;
    // Of the busiest client the newest: of equals the later one is taken.
    const busiest = others.reduce((worst, one) => (getLoad(one.client) >= getLoad(worst.client) ? one : worst), first);
    if (getLoad(busiest.client) <= getLoad(client) + 1) return false;
    leave(busiest, false);
    return true;
  }

  return {
    /** A place, or none when there is too much to do. */
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
