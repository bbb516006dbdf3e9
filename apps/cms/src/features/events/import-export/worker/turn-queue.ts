interface Limits {
  atOnce: number;
  waiting: number;
}

/** Limits concurrency; a bounded number of callers waits in order. */
export class TurnQueue {
  readonly #limits: Limits;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Resolves with a function that releases the slot, or with `null` at once if too many are waiting. */
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
