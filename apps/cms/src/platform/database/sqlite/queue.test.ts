import { describe, expect, test, vi } from 'vitest';
import { createQueue } from './queue.ts';

describe('the queue of writers', () => {
  test('runs one write at a time in the order of arrival', async () => {
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

  test('continues after a failed write', async () => {
    const { run } = createQueue();
    const failed = run(async () => {
      throw new Error('refused');
    });
    const next = run(async () => 'written');
    await expect(failed).rejects.toThrow('refused');
    expect(await next).toBe('written');
  });

  test('rejects a write after the timeout without blocking later ones', async () => {
    vi.useFakeTimers();
    const { turn: waitForTurn, run } = createQueue(1000);
    const end = await waitForTurn();
    const impatient = run(async () => 'never');
    await Promise.all([expect(impatient).rejects.toThrow('busy'), vi.advanceTimersByTimeAsync(1001)]);
    const written: string[] = [];
    const patient = run(async () => void written.push('patient'));
    await vi.advanceTimersByTimeAsync(500);
    // The first write has not ended yet.
    expect(written).toEqual([]);
    end();
    await Promise.all([patient, vi.advanceTimersByTimeAsync(1001)]);
    expect(written).toEqual(['patient']);
    vi.useRealTimers();
  });
});
