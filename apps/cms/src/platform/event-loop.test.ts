import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { yieldWhenBusy } from './event-loop.ts';

/** The number of steps of a long work that were done when the event loop turned. */
async function workAndCount(stepMs: number): Promise<number[]> {
  await setImmediate();
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const turns: number[] = [];
  const done: number[] = [];
  const watch = async () => {
    while (done.length < 10) {
      await setImmediate();
      turns.push(done.length);
    }
  };
  const watching = watch();
  while (done.length < 10) {
    await yieldWhenBusy();
    vi.advanceTimersByTime(stepMs);
    done.push(stepMs);
  }
  await watching;
  return turns;
}

test('work in steps of 10 ms lets the event loop turn after every second of them', async () => {
  expect(await workAndCount(10)).toEqual([2, 4, 6, 8, 10]);
});

test('work that takes less than 20 ms in all is not interrupted', async () => {
  expect(await workAndCount(1)).toEqual([10]);
});
