import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPayloadDouble } from '../../testing/test-doubles.ts';
import { pollOutbox } from './mail-worker.ts';
import type { SendOutcome } from './mailer.ts';
import { emailQueued } from './outbox.ts';

const error = vi.fn();
const payload = createPayloadDouble({ logger: { error } });
let outcome: SendOutcome;
let close: () => void;
const sendDue = vi.fn(async () => outcome);

beforeEach(async () => {
  vi.useFakeTimers();
  outcome = 'done';
  sendDue.mockClear();
  close = pollOutbox(payload, { sendDue });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  close();
  vi.useRealTimers();
});
const countLooks = async (seconds: number) => {
  sendDue.mockClear();
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return sendDue.mock.calls.length;
};

test('the mail worker checks at the start and four times a minute', async () => {
  expect(sendDue).toHaveBeenCalledTimes(1);
  expect(await countLooks(60)).toBe(4);
});

test('it checks at once for a queued email, and again while its transaction may be open', async () => {
  emailQueued.publish({});
  expect(await countLooks(0)).toBe(1);
  expect(await countLooks(2)).toBe(5);
  expect(await countLooks(60)).toBeLessThan(13);
});

test('it continues at once while there is more, and waits when the server accepts nothing', async () => {
  outcome = 'more';
  sendDue
    .mockImplementationOnce(async () => 'more')
    .mockImplementationOnce(async () => 'more')
    .mockImplementationOnce(async () => 'done');
  emailQueued.publish({});
  expect(await countLooks(0.1)).toBe(3);
  outcome = 'unreachable';
  emailQueued.publish({});
  expect(await countLooks(10)).toBeLessThan(3);
});

test('it logs an unavailable database and tries again', async () => {
  sendDue.mockRejectedValueOnce(new Error('away'));
  emailQueued.publish({});
  await countLooks(0);
  expect(error).toHaveBeenCalledOnce();
  expect(await countLooks(1)).toBeGreaterThan(0);
});

test('it does not check after it was closed', async () => {
  close();
  emailQueued.publish({});
  expect(await countLooks(60)).toBe(0);
});
