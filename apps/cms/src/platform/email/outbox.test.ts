import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { bothDatabases, DATABASES } from '../../testing/databases/test-databases.ts';
import { mailerTo, startSmtpForEachTest } from '../../testing/email/test-smtp.ts';
import { NumberColumn } from '../database/sql/columns.ts';
import { querySql } from '../database/sql/sql.ts';
import type { Email } from './email.ts';
import { queueEmail } from './outbox.ts';

const opened = bothDatabases();

const email = (more: Partial<Email> = {}): Email => ({
  kind: 'account',
  to: 'anna@liget.example',
  subject: 'Tárgy',
  html: '<p>Szöveg</p>',
  text: 'Szöveg',
  ...more,
});

describe.each(DATABASES)('%s: an email', (name) => {
  let payload: Payload;
  const smtp = startSmtpForEachTest();
  beforeEach(async () => {
    payload = opened(name);
    await payload.db.deleteMany({ collection: 'outgoing-mails', where: {} });
  });
  const queued = async () => (await payload.count({ collection: 'outgoing-mails' })).totalDocs;

  test('is queued once under its key, also by repeated and concurrent calls', async () => {
    await Promise.all(Array.from({ length: 8 }, () => queueEmail(payload, email({ key: 'order:1' }))));
    await queueEmail(payload, email({ key: 'order:1' }));
    await queueEmail(payload, email({ key: 'order:2' }));
    await queueEmail(payload, email());
    await queueEmail(payload, email());
    expect(await queued()).toBe(4);
  });

  test('of an unconfirmed kind is queued three times an hour per mailbox, whatever its kind and the spelling of the address', async () => {
    const spellings = ['anna@liget.example', 'Anna@Liget.example', 'anna+1@liget.example', 'anna+2@liget.example', ' ANNA@liget.example'];
    const kinds = ['case-receipt', 'newsletter-confirmation', 'newsletter-known'] as const;
    await Promise.all(
      spellings.flatMap((to) => kinds.map((kind) => queueEmail(payload, email({ kind, to: to.trim(), key: `${kind}/${to}` })))),
    );
    expect(await queued()).toBe(3);
    expect(await queueEmail(payload, email({ kind: 'case-receipt', to: 'hanna@liget.example' }))).toBe('queued');
    expect(await queueEmail(payload, email({ kind: 'case-receipt' }))).toBe('limited');
    expect(await queueEmail(payload, email({ kind: 'case-answer' }))).toBe('queued');
  });

  test('of an unconfirmed kind is limited per mailbox of Gmail, which ignores dots and has two domains', async () => {
    const spellings = ['anna.k@gmail.com', 'annak@googlemail.com', 'a.n.n.a.k+1@googlemail.com', 'an.nak+2@gmail.com', 'annak@gmail.com'];
    const outcomes: string[] = [];
    for (const to of spellings) outcomes.push(await queueEmail(payload, email({ kind: 'case-receipt', to })));
    expect(outcomes).toEqual(['queued', 'queued', 'queued', 'limited', 'limited']);
    for (const to of ['anna.k@liget.example', 'annak@liget.example', 'xannak@gmail.com', "o'nak@gmail.com"])
      expect(await queueEmail(payload, email({ kind: 'case-receipt', to }))).toBe('queued');
  });

  test('to the staff about new cases is queued thirty times an hour, apart from what the address receives as a visitor', async () => {
    const outcomes: string[] = [];
    for (let count = 0; count < 31; count += 1) outcomes.push(await queueEmail(payload, email({ kind: 'case-new', key: `new/${count}` })));
    expect(outcomes).toEqual([...Array<string>(30).fill('queued'), 'limited']);
    expect(await queueEmail(payload, email({ kind: 'case-receipt' }))).toBe('queued');
  });

  test('belongs to the transaction of its cause: it is sent after the commit, or not at all', async () => {
    const order = async (end: typeof commitTransaction, key: string) => {
      const req = await createLocalReq({}, payload);
      await initTransaction(req);
      await queueEmail(payload, email({ key }), req);
      await queueEmail(payload, email({ key }), req);
      await end(req);
    };
    await order(killTransaction, 'lost');
    expect(await queued()).toBe(0);
    await Promise.all([order(commitTransaction, 'kept'), order(commitTransaction, 'kept'), order(commitTransaction, 'kept')]);
    expect(await queued()).toBe(1);
  });

  test('is sent once when several processes check at the same time', async () => {
    for (let count = 0; count < 12; count += 1) await queueEmail(payload, email({ to: `olvaso-${count}@liget.example` }));
    const mailers = Array.from({ length: 3 }, () => mailerTo(smtp.url, { payload }));
    const now = Temporal.Now.instant().add({ seconds: 1 });
    await Promise.all([...mailers, ...mailers].map((mailer) => mailer.sendDue(() => now)));
    const recipients = smtp.mails.flatMap((mail) => mail.recipients);
    expect(recipients.toSorted()).toEqual(Array.from({ length: 12 }, (_, count) => `olvaso-${count}@liget.example`).toSorted());
    const { docs } = await payload.find({ collection: 'outgoing-mails', pagination: false });
    expect(new Set(docs.map((row) => `${String(row['state'])} ${String(row['tries'])}`))).toEqual(new Set(['sent 1']));
  });
});

describe.runIf(DATABASES.includes('postgres'))('postgres: two transactions', () => {
  test('waits for another one with the same key: the second call finds it stored and continues', async () => {
    const payload = opened('postgres');
    await payload.db.deleteMany({ collection: 'outgoing-mails', where: {} });
    const [one, other] = [await createLocalReq({}, payload), await createLocalReq({}, payload)];
    await initTransaction(one);
    await initTransaction(other);
    await queueEmail(payload, email({ key: 'order:7' }), one);
    const second = queueEmail(payload, email({ key: 'order:7' }), other);
    const waiting = () => querySql(payload, z.object({ count: NumberColumn }), 'SELECT COUNT(*) AS count FROM pg_locks WHERE NOT granted');
    await expect.poll(async () => (await waiting())[0]?.count).toBe(1);
    await commitTransaction(one);
    await second;
    await commitTransaction(other);
    expect((await payload.count({ collection: 'outgoing-mails' })).totalDocs).toBe(1);
  });
});

describe('an invalid email', () => {
  test.each([
    ['two recipients', { to: 'anna@liget.example, bela@liget.example' }],
    ['a recipient with a header', { to: 'anna@liget.example\r\nBcc: bela@liget.example' }],
    ['a name beside the address', { to: 'Anna <anna@liget.example>' }],
    ['a subject with a header', { subject: 'Tárgy\r\nBcc: bela@liget.example' }],
    ['no subject', { subject: ' ' }],
    ['an answer address with a header', { replyTo: 'anna@liget.example\nX-Bad: 1' }],
    ['a header with another one in it', { headers: { 'List-Id': 'liget\r\nBcc: bela@liget.example' } }],
    ['a header that would be encoded', { headers: { 'List-Id': 'Hírek <hirek.liget.example>' } }],
    ['a header with a bad name', { headers: { 'X Bad:': '1' } }],
    ['a second recipient by a header', { headers: { bcc: 'bela@liget.example' } }],
    [
      'an attachment with a path',
      { attachments: [{ filename: '../jegy.pdf', contentType: 'application/pdf', content: new Uint8Array() }] },
    ],
  ])('%s is refused with a message that contains no address', async (_, more) => {
    const posting = queueEmail(opened('sqlite'), email(more));
    await expect(posting).rejects.toThrow(/cannot be sent/);
    await expect(posting).rejects.not.toThrow(/bela@|anna@/);
  });
});
