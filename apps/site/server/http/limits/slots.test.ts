import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSlots, type Release } from './slots.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Clients that request slots; records who got one, in order, and who was refused. */
function getClients(options: Partial<Parameters<typeof createSlots>[0]> = {}) {
  const slots = createSlots({ atOnce: 2, queue: 2, waitMs: 1_000, ...options });
  const granted: string[] = [];
  const refused: string[] = [];
  const releases = new Map<string, Release>();
  async function askFor(name: string) {
    const release = await slots.acquire(name.slice(0, 1));
    if (release) releases.set(name, release);
    (release ? granted : refused).push(name);
  }
  /** `a1` is the first request of client `a`. */
  const ask = async (...names: string[]) => {
    for (const name of names) void askFor(name);
    await vi.advanceTimersByTimeAsync(0);
  };
  const end = async (name: string) => {
    releases.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { granted, refused, ask, end };
}

describe('slots', () => {
  test('are given at once while free, then in order as they are released', async () => {
    const { granted, refused, ask, end } = getClients();
    await ask('a1', 'b1', 'c1', 'd1');
    expect(granted).toEqual(['a1', 'b1']);
    await end('b1');
    await end('b1');
    expect([granted, refused]).toEqual([['a1', 'b1', 'c1'], []]);
  });

  test('are given to the client with the fewest running', async () => {
    const { granted, ask, end } = getClients();
    await ask('a1', 'a2', 'a3', 'b1');
    await end('a1');
    expect(granted).toEqual(['a1', 'a2', 'b1']);
  });

  test('are waited for up to the time limit', async () => {
    const { granted, refused, ask, end } = getClients();
    await ask('a1', 'b1', 'c1');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refused).toEqual(['c1']);
    await end('a1');
    await ask('d1');
    expect(granted).toEqual(['a1', 'b1', 'd1']);
  });
});

describe('with a full queue', () => {
  test('the newest request of the client with the most is refused in favour of one with fewer', async () => {
    const { granted, refused, ask, end } = getClients();
    await ask('a1', 'a2', 'a3', 'a4', 'b1');
    expect(refused).toEqual(['a4']);
    await end('a1');
    expect(granted).toEqual(['a1', 'a2', 'b1']);
  });

  test('a client with as many as the others is refused itself', async () => {
    const { refused, ask } = getClients();
    await ask('a1', 'b1', 'c1', 'd1', 'a2', 'e1');
    expect(refused).toEqual(['a2', 'e1']);
  });
});

test('a client at its own limit is refused at once, and no other', async () => {
  const { granted, refused, ask, end } = getClients({ atOnce: 3, perClient: 1 });
  await ask('a1', 'a2', 'b1');
  expect([granted, refused]).toEqual([['a1', 'b1'], ['a2']]);
  await end('a1');
  await ask('a3');
  expect(granted).toEqual(['a1', 'b1', 'a3']);
});
