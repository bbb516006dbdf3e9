interface Limits {
  atOnce: number;
  waiting: number;
}

/** Lets few in at once; a bounded number waits in order. */
export class TurnQueue {
  readonly #limits: Limits;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Resolves when it is one's turn, with what ends it; with `null` at once when too many wait already. */
  async enter(): Promise<(() => void) | null> {
    if (this.#inside >= this.#limits.atOnce) {
      if (this.#waiting.length >= this.#limits.waiting) return null;
      // A leaving request passes its slot to the next one.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#inside += 1;
    return () => this.#leave();
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#inside -= 1;
  }
}
