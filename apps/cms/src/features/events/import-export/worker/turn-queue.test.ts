import { expect, test } from 'vitest';
import { TurnQueue } from './turn-queue.ts';

test('admits a limited number at once, queues the next ones in order, and refuses at once when the queue is full', async () => {
  const queue = new TurnQueue({ atOnce: 2, waiting: 1 });
  const [leave] = await Promise.all([queue.enter(), queue.enter()]);
  const order: string[] = [];
  const third = queue.enter().then((leaveThird) => {
    order.push('third');
    return leaveThird;
  });
  expect(await queue.enter()).toBeNull();
  order.push('first leaves');
  leave?.();
  expect(await third).toBeTypeOf('function');
  expect(order).toEqual(['first leaves', 'third']);
});

test('has free slots again after all have left', async () => {
  const queue = new TurnQueue({ atOnce: 1, waiting: 0 });
  const leave = await queue.enter();
  expect(await queue.enter()).toBeNull();
  leave?.();
  expect(await queue.enter()).not.toBeNull();
});
