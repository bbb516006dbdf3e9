import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenOnFreePort } from '../../../../../test-server.ts';
import { temporaryDatabase } from '../../testing/temporary-database.ts';
import { closeMailers, mailerTo, SENDER, startSmtp, type TestSmtp } from '../../testing/test-smtp.ts';
import type { Email } from './email.ts';
import { createMailer } from './mailer.ts';
import { readSender, type Sender } from './message.ts';
import { queueEmail } from './outbox.ts';
import { emptyOldEmails } from './retention.ts';
import { selectTransport } from './transport.ts';

let payload: Payload;
let directory: string;
let smtp: TestSmtp;
let posted: Temporal.Instant;

beforeAll(async () => {
  ({ payload, directory } = await temporaryDatabase());
});
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'outgoing-mails', where: {} });
  smtp = await startSmtp();
});
afterEach(async () => {
  vi.restoreAllMocks();
  closeMailers();
  await smtp.stop();
});

async function queue(more: Partial<Email> = {}): Promise<void> {
  const email: Email = {
    kind: 'account',
    to: 'anna@liget.example',
    subject: 'Árvíztűrő tükörfúrógép',
    html: '<p>Jó napot!</p>',
    text: 'Jó napot!',
  };
  await queueEmail(payload, { ...email, ...more });
  posted = Temporal.Now.instant();
}
const after = (minutes: number) => () => posted.add({ seconds: minutes * 60 + 1 });
const rows = async () => (await payload.find({ collection: 'outgoing-mails', sort: 'id', pagination: false })).docs;
const states = async () => (await rows()).map((row) => String(row['state']));

describe('a queued email', () => {
  test('has the reply address of the settings unless the email or the operator sets another', async () => {
    const settings = (email: string) =>
      payload.updateGlobal({ slug: 'site-settings', locale: 'hu', data: { email, privacyPolicy: { title: 'Adatvédelem' } } });
    const answeredTo = async (more: Partial<Email>, sender?: Sender) => {
      await queue(more);
      await mailerTo(smtp.url, { payload, ...(sender ? { sender } : {}) }).sendDue(after(0));
      return smtp.mails.at(-1)?.replyTo?.value.map(({ address }) => address);
    };
    expect(await answeredTo({})).toBeUndefined();
    await settings(' info@liget.example ');
    expect(await answeredTo({})).toEqual(['info@liget.example']);
    expect(await answeredTo({ replyTo: 'iroda@liget.example' })).toEqual(['iroda@liget.example']);
    expect(await answeredTo({}, { ...SENDER, replyTo: 'posta@liget.example' })).toEqual(['posta@liget.example']);
    await settings('info kukac liget.example');
    expect(await answeredTo({})).toBeUndefined();
  });

  test('arrives with both bodies, names and subject in UTF-8, a sender and headers for automatic processing', async () => {
    const ticket = { filename: 'belépő – őszi séta.txt', contentType: 'text/plain; charset=utf-8', content: Buffer.from('tó') };
    await queue({ replyTo: 'iroda@liget.example', headers: { 'List-Id': 'Liget <hirek.liget.example>' }, attachments: [ticket] });
    await mailerTo(smtp.url, { payload }).sendDue(after(0));
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({
      recipients: ['anna@liget.example'],
      subject: 'Árvíztűrő tükörfúrógép',
      from: { value: [{ name: 'Liget', address: 'noreply@liget.example' }] },
      to: { value: [{ address: 'anna@liget.example' }] },
      replyTo: { value: [{ address: 'iroda@liget.example' }] },
      html: '<p>Jó napot!</p>',
      messageId: expect.stringMatching(/^<\d+\.\d+@liget\.example>$/),
      attachments: [{ filename: 'belépő – őszi séta.txt', content: Buffer.from('tó') }],
    });
    expect(mail?.text?.trim()).toBe('Jó napot!');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.headers.get('x-mailer')).toBeUndefined();
    expect(mail?.headers.get('list')).toMatchObject({ id: { name: 'Liget', id: 'hirek.liget.example' } });
    expect(await states()).toEqual(['sent']);
  });

  test('waits while the server is down, and is sent once when it is back', async () => {
    const port = Number(new URL(smtp.url).port);
    await smtp.stop();
    const mailer = mailerTo(smtp.url, { payload });
    const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined);
    await queue();
    await queue({ to: 'bela@liget.example' });
    expect(await mailer.sendDue(after(0))).toBe('unreachable');
    expect(new Set(await states())).toEqual(new Set(['failed']));
    expect(await mailer.sendDue(after(0.5))).toBe('done');
    smtp = await startSmtp({ port });
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
    smtp = await startSmtp();
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

describe('an address with non-ASCII letters', () => {
  const ADDRESS = 'árvíztűrő@példa.hu';

  test('is sent unchanged to a server with SMTPUTF8; a non-ASCII domain alone is encoded in ASCII', async () => {
    const mailer = mailerTo(smtp.url, { payload });
    await queue({ to: ADDRESS });
    await queue({ to: 'anna@példa.hu' });
    await mailer.sendDue(after(0));
    expect(smtp.mails).toHaveLength(2);
    expect(smtp.wire).toContain(`RCPT TO:<${ADDRESS}>`);
    expect(smtp.wire).toMatch(/MAIL FROM:<noreply@liget\.example> SMTPUTF8/);
    expect(smtp.wire).toContain('RCPT TO:<anna@xn--plda-bpa.hu>');
    expect(smtp.mails.map((mail) => mail.subject)).toEqual(['Árvíztűrő tükörfúrógép', 'Árvíztűrő tükörfúrógép']);
  });

  test('is refused by a server without SMTPUTF8, which gives up this email only', async () => {
    const plain = await startSmtp({ hideSMTPUTF8: true });
    plain.toRecipients.push(553);
    const mailer = mailerTo(plain.url, { payload });
    await queue({ to: ADDRESS });
    await mailer.sendDue(after(0));
    await queue({ to: 'anna@példa.hu' });
    await mailer.sendDue(after(0));
    expect(await states()).toEqual(['given_up', 'sent']);
    expect((await rows())[0]).toMatchObject({ lastError: expect.stringContaining('553') });
    await plain.stop();
  });
});

describe('without a mail server', () => {
  test('each email becomes a file that only its owner can read, and a second try writes the same file', async () => {
    const transport = selectTransport({ DATA_DIR: directory });
    const mailer = createMailer({ payload, transport, sender: readSender({ PUBLIC_ORIGIN: 'https://www.liget.example:8443' }) });
    await queue({ kind: 'newsletter-confirmation' });
    await mailer.sendDue(after(0));
    const folder = path.join(directory, 'mail');
    const [file = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(file).toMatch(/^\d{8}T\d{6}Z-newsletter-confirmation-\d+\.eml$/);
    expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
    const mail = await simpleParser(await readFile(path.join(folder, file)));
    expect(mail).toMatchObject({
      from: { value: [{ name: 'Liget', address: 'noreply@www.liget.example' }] },
      subject: 'Árvíztűrő tükörfúrógép',
      html: '<p>Jó napot!</p>',
    });
    await payload.db.updateMany({ collection: 'outgoing-mails', where: {}, data: { state: 'waiting', nextTry: posted.toString() } });
    await mailer.sendDue(after(1));
    expect(await readdir(folder)).toEqual([file]);
  });
});

describe('after 30 days', () => {
  test('address and text of finished emails are erased; waiting emails are kept', async () => {
    smtp.toRecipients.push(550);
    const mailer = mailerTo(smtp.url, { payload });
    await queue({ key: 'k' });
    await mailer.sendDue(after(0));
    await queue();
    await mailer.sendDue(after(0));
    await queue({ to: 'bela@liget.example' });
    await emptyOldEmails(payload, posted.add({ hours: 24 * 29 }));
    expect((await rows()).map((row) => row['to'])).toEqual(['anna@liget.example', 'anna@liget.example', 'bela@liget.example']);
    await emptyOldEmails(payload, posted.add({ hours: 24 * 31 }));
    const stored = await payload.db.find<Record<string, unknown>>({ collection: 'outgoing-mails', sort: 'id', where: {} });
    expect(stored.docs.slice(0, 2).map(({ to, subject, html, text, lastError, key }) => [to, subject, html, text, lastError, key])).toEqual(
      [
        [null, null, null, null, null, 'k'],
        [null, null, null, null, null, null],
      ],
    );
    expect(stored.docs[2]).toMatchObject({ to: 'bela@liget.example', text: 'Jó napot!' });
    expect(await states()).toEqual(['given_up', 'sent', 'waiting']);
  });
});
