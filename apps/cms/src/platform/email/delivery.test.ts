import { createServer } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listenOnFreePort } from '../../../../../test-server.ts';
import { openOutbox } from '../../testing/email/test-outbox.ts';
import { mailerTo, SENDER } from '../../testing/email/test-smtp.ts';
import { createMailer } from './mailer.ts';

const { payload, smtp, queue, after, rows, states } = await openOutbox();
afterEach(() => void vi.restoreAllMocks());

describe('a queued email', () => {
  test('waits while the server is down, and is sent once when it is back', async () => {
    await smtp.stop();
    const mailer = mailerTo(smtp.url, { payload });
    const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined);
    await queue();
    await queue({ to: 'bela@liget.example' });
    expect(await mailer.sendDue(after(0))).toBe('unreachable');
    expect(new Set(await states())).toEqual(new Set(['failed']));
    expect(await mailer.sendDue(after(0.5))).toBe('done');
    await smtp.start();
    await mailer.sendDue(after(2));
    await mailer.sendDue(after(60));
    expect(smtp.mails.flatMap((mail) => mail.recipients).toSorted()).toEqual(['anna@liget.example', 'bela@liget.example']);
    expect(await states()).toEqual(['sent', 'sent']);
    expect(JSON.stringify(warn.mock.calls)).toMatch(/Mail \d+ \(account\) was not sent \(ESOCKET\)/);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/anna|bela/);
  });

  test('does not use up the tries of others while the server accepts nothing', async () => {
    await smtp.stop();
    for (let count = 0; count < 10; count += 1) await queue({ to: `olvaso-${count}@liget.example` });
    await mailerTo(smtp.url, { payload }).sendDue(after(0));
    expect((await states()).filter((state) => state === 'waiting')).toHaveLength(7);
  });

  test('is claimed and marked at its own time when the server takes minutes for each', async () => {
    for (let count = 0; count < 5; count += 1) await queue({ to: `olvaso-${count}@liget.example` });
    let now = after(0)().round('second');
    const transport = {
      send: async () => {
        now = now.add({ minutes: 4 });
      },
      close: () => undefined,
    };
    const minutes: number[] = [];
    const { updateOne } = payload.db;
    vi.spyOn(payload.db, 'updateOne').mockImplementation((args) => {
      const { nextTry, sentAt }: Record<string, unknown> = args.data;
      minutes.push(now.until(String(nextTry ?? sentAt)).total('minutes'));
      return updateOne.call(payload.db, args);
    });
    await createMailer({ payload, transport, sender: SENDER }).sendDue(() => now);
    expect(minutes.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 0, 10, 10, 10, 10, 10]);
  });

  test('is retried after a temporary error, and arrives then', async () => {
    smtp.toRecipients.push(450);
    const mailer = mailerTo(smtp.url, { payload });
    await queue();
    await mailer.sendDue(after(0));
    expect((await rows())[0]).toMatchObject({ state: 'failed', tries: 1, lastError: expect.stringContaining('450') });
    await mailer.sendDue(after(0.9));
    expect(smtp.mails).toHaveLength(0);
    await mailer.sendDue(after(1.1));
    expect((await rows())[0]).toMatchObject({ state: 'sent', tries: 2, lastError: null });
    expect(smtp.mails).toHaveLength(1);
  });

  test('is given up at once when the recipient does not exist, and its sender is notified', async () => {
    smtp.toRecipients.push(550);
    const onUndeliverable = vi.fn(async () => undefined);
    const mailer = mailerTo(smtp.url, { payload, onUndeliverable });
    await queue({ key: 'newsletter:1:2' });
    await mailer.sendDue(after(0));
    expect((await rows())[0]).toMatchObject({ state: 'given_up', tries: 1, nextTry: null, lastError: expect.stringContaining('550') });
    expect(onUndeliverable).toHaveBeenCalledExactlyOnceWith({ kind: 'account', key: 'newsletter:1:2', to: 'anna@liget.example' });
    await mailer.sendDue(after(5000));
    expect(smtp.mails).toHaveLength(0);
  });

  test('is given up when its content is rejected, without marking the recipient as undeliverable', async () => {
    smtp.toEmails.push(554);
    const onUndeliverable = vi.fn(async () => undefined);
    await queue();
    await mailerTo(smtp.url, { payload, onUndeliverable }).sendDue(after(0));
    expect(await states()).toEqual(['given_up']);
    expect(onUndeliverable).not.toHaveBeenCalled();
  });

  test('is retried with the same Message-ID and date after the connection broke before the answer', async () => {
    smtp.toEmails.push('cut');
    const mailer = mailerTo(smtp.url, { payload });
    await queue();
    await mailer.sendDue(after(0));
    expect(await states()).toEqual(['failed']);
    await mailer.sendDue(after(2));
    expect(await states()).toEqual(['sent']);
    const [first, second] = smtp.mails;
    expect(smtp.mails).toHaveLength(2);
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.date).toEqual(first?.date);
  });

  test('is tried once per attempt, without nodemailer’s own retry', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.end();
    });
    const port = await listenOnFreePort(server);
    await queue();
    await mailerTo(`smtp://127.0.0.1:${port}`, { payload }).sendDue(after(0));
    expect([connections, await states()]).toEqual([1, ['failed']]);
    await new Promise((resolve) => server.close(resolve));
  });

  test('is not sent again by a process that could not mark it; another process takes over the claims of a dead one', async () => {
    const updateOne = payload.db.updateOne;
    const mailer = mailerTo(smtp.url, { payload });
    await queue();
    vi.spyOn(payload.db, 'updateOne').mockImplementation(async (args) => {
      if ('sentAt' in args.data) throw new Error('The database is away');
      return updateOne.call(payload.db, args);
    });
    await expect(mailer.sendDue(after(0))).rejects.toThrow('The database is away');
    vi.restoreAllMocks();
    await mailer.sendDue(after(5));
    expect(smtp.mails).toHaveLength(1);
    await mailer.sendDue(after(11));
    expect(smtp.mails).toHaveLength(1);
    expect(await states()).toEqual(['sent']);

    await queue({ to: 'bela@liget.example' });
    const dying = createMailer({
      payload,
      sender: SENDER,
      transport: { send: () => new Promise(() => undefined), close: () => undefined },
    });
    void dying.sendDue(after(0));
    await expect.poll(async () => (await rows())[1]?.['nextTry']).not.toBe((await rows())[1]?.['createdAt']);
    await mailer.sendDue(after(9));
    expect(smtp.mails).toHaveLength(1);
    await mailer.sendDue(after(11));
    expect(smtp.mails.map((mail) => mail.recipients[0])).toEqual(['anna@liget.example', 'bela@liget.example']);
  });
});
