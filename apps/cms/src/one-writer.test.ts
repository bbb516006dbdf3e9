import { describe, expect, test, vi } from 'vitest';
import { createQueue, oneWriterAtATime } from './one-writer.ts';

describe('the line of writers', () => {
  test('lets one write at a time, in the order in which they came', async () => {
    const { run } = createQueue();
    const events: string[] = [];
    const write = (name: string) =>
      run(async () => {
        events.push(`${name} begins`);
        await Promise.resolve();
        events.push(`${name} ends`);
      });
    await Promise.all([write('first'), write('second'), write('third')]);
    expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends']);
  });

  test('goes on after a write that failed', async () => {
    const { run } = createQueue();
    const failed = run(async () => {
      throw new Error('refused');
    });
    const next = run(async () => 'written');
    await expect(failed).rejects.toThrow('refused');
    expect(await next).toBe('written');
  });

  test('does not wait for ever, and who gave up does not stop those behind', async () => {
    vi.useFakeTimers();
    const { turn, run } = createQueue(1000);
    const end = await turn();
    const impatient = run(async () => 'never');
    await Promise.all([expect(impatient).rejects.toThrow('busy'), vi.advanceTimersByTimeAsync(1001)]);
    const patient = run(async () => 'written');
    end();
    expect(await patient).toBe('written');
    vi.useRealTimers();
  });
});

test('a transaction keeps its turn until it ends, and its own writes do not wait for it', async () => {
  const order: string[] = [];
  let ids = 0;
  const made = {
    beginTransaction: async () => {
      ids += 1;
      order.push(`begin ${ids}`);
      return ids;
    },
    commitTransaction: async (id: number) => {
      order.push(`commit ${id}`);
    },
    rollbackTransaction: async (id: number) => {
      order.push(`rollback ${id}`);
    },
    updateOne: async ({ what }: { what: string }) => {
      order.push(what);
      return what;
    },
  };
  const adapter = oneWriterAtATime({ init: () => made, defaultIDType: 'number', name: 'test' } as never) as unknown as {
    init: () => typeof made & { updateOne: (args: object) => Promise<string> };
  };
  const database = adapter.init();
  const first = await database.beginTransaction();
  const second = database.beginTransaction();
  const outside = database.updateOne({ what: 'outside' });
  await database.updateOne({ what: 'inside first', req: { transactionID: first } } as never);
  await database.commitTransaction(first);
  await database.rollbackTransaction(await second);
  await outside;
  expect(order).toEqual(['begin 1', 'inside first', 'commit 1', 'begin 2', 'rollback 2', 'outside']);
});

test('a write that is made of another one does not wait for itself', async () => {
  const made = {
    updateOne: async () => 'written',
    async upsert(): Promise<string> {
      return this.updateOne();
    },
  };
  const adapter = oneWriterAtATime({ init: () => made, defaultIDType: 'number', name: 'test' } as never) as unknown as {
    init: () => typeof made;
  };
  expect(await adapter.init().upsert()).toBe('written');
});
