import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Pace, readBoundedBody } from './bounded-body.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TEXT: Pace = { startMs: 60_000, bytesPerSecond: Number.POSITIVE_INFINITY };
const FILES: Pace = { startMs: 10_000, bytesPerSecond: 1_000 };

/** A body that the test sends, with the number of received bytes and the result. */
function reading(pace: Pace, maxBytes = 100_000) {
  const body = new PassThrough();
  const state = { bytes: 0, end: 'open' };
  const readBody = async () => {
    for await (const part of readBoundedBody(body, { maxBytes, pace })) state.bytes += part.length;
  };
  readBody().then(
    () => Object.assign(state, { end: 'whole' }),
    (error: { statusCode: number }) => Object.assign(state, { end: error.statusCode }),
  );
  /** Sends a number of bytes and advances the time. */
  const send = async (bytes: number, ms: number) => {
    body.write(Buffer.alloc(bytes));
    await vi.advanceTimersByTimeAsync(ms);
  };
  return { body, state, send };
}

test('text that is incomplete after its time limit is refused with 408', async () => {
  const { state, send } = reading(TEXT);
  await send(1_000, 59_999);
  expect(state.end).toBe('open');
  await send(1_000, 1);
  expect(state).toEqual({ bytes: 2_000, end: 408 });
});

test('a body above the minimum speed is read to its end, however long that takes', async () => {
  const { body, state, send } = reading(FILES);
  for (let second = 0; second < 60; second += 1) await send(1_000, 1_000);
  body.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(state).toEqual({ bytes: 60_000, end: 'whole' });
});

test('a body below the minimum speed is refused with 408 after the first seconds', async () => {
  const { state, send } = reading(FILES);
  for (let second = 0; second < 19; second += 1) await send(500, 1_000);
  expect(state.end).toBe('open');
  await send(500, 2_000);
  expect(state.end).toBe(408);
});

test('time in which the reader does not read is not counted', async () => {
  const body = new PassThrough();
  const parts = readBoundedBody(body, { maxBytes: 100, pace: { startMs: 100, bytesPerSecond: Number.POSITIVE_INFINITY } });
  body.write('a');
  await parts.next();
  await vi.advanceTimersByTimeAsync(1_000);
  const next = parts.next();
  next.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(50);
  body.end('b');
  expect((await next).value?.toString()).toBe('b');
});

test('a body that is too large is refused with 413, and the rest is discarded', async () => {
  const { body, state, send } = reading(TEXT, 10);
  await send(11, 0);
  expect(state).toEqual({ bytes: 0, end: 413 });
  for (let turn = 0; turn < 9; turn += 1) await send(100_000, 0);
  expect(body.readableLength).toBe(0);
});
