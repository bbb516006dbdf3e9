interface Entry<Value> {
  value: Value;
  cost: number;
  /** Breaks ties between equal costs, so that the result is deterministic. */
  order: number;
}

const isBefore = <Value>(a: Entry<Value>, b: Entry<Value>) => a.cost < b.cost || (a.cost === b.cost && a.order < b.order);

/** A binary heap: returns the cheapest entry first. */
export function createHeap<Value>() {
  const entries: Entry<Value>[] = [];
  const isOrdered = (above: number, below: number) => {
    const [upper, lower] = [entries[above], entries[below]];
    if (!upper || !lower || !isBefore(lower, upper)) return true;
    entries[above] = lower;
    entries[below] = upper;
    return false;
  };
  return {
    push(value: Value, cost: number, order: number): void {
      let index = entries.push({ value, cost, order }) - 1;
      while (index > 0) {
        const parent = (index - 1) >> 1;
        if (isOrdered(parent, index)) return;
        index = parent;
      }
    },
    pop(): Value | undefined {
      const [first] = entries;
      const last = entries.pop();
      if (!first || !last || entries.length === 0) return first?.value;
      entries[0] = last;
      let index = 0;
      for (;;) {
        const [left, right] = [2 * index + 1, 2 * index + 2];
        const [first, second] = [entries[left], entries[right]];
        const child = first && second && isBefore(second, first) ? right : left;
        if (isOrdered(index, child)) break;
        index = child;
      }
      return first.value;
    },
  };
}
