import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { runSql } from '../../../platform/database/sql/sql.ts';
import { mailerTo, startSmtpForEachTest } from '../../../testing/email/test-smtp.ts';
import { openNewsletter } from '../../../testing/test-newsletter.ts';
import { noteBounce } from '../subscriptions/bounces.ts';
import { followLink } from '../subscriptions/links.ts';
import { dispatch } from './dispatch.ts';

const { payload, ask, createSubscribers, createIssue, sendIssue } = await openNewsletter();
const smtp = startSmtpForEachTest();
const soon = () => Temporal.Now.instant().add({ seconds: 2 });

beforeEach(async () => {
  for (const collection of ['outgoing-mails', 'newsletter-subscriptions', 'newsletters'])
    await payload.db.deleteMany({ collection, where: {} });
});
afterEach(() => void vi.restoreAllMocks());

/** Whether an issue is being sent, or an email waits in the outbox. */
async function isUnderWay(): Promise<boolean> {
  const sending = await payload.count({ collection: 'newsletters', where: { status: { equals: 'sending' } } });
  const waiting = await payload.count({ collection: 'outgoing-mails', where: { state: { equals: 'waiting' } } });
  return sending.totalDocs + waiting.totalDocs > 0;
}

/** Runs the dispatch loop until nothing is left; two rounds at least, so that a repeated email would be seen. */
async function run(mailer = mailerTo(smtp.url, { payload, onUndeliverable: (email) => noteBounce(payload, email) })): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    await dispatch(payload, soon());
    await mailer.sendDue(soon);
    if (round > 0 && !(await isUnderWay())) return;
  }
}

const recipients = () => smtp.mails.flatMap((mail) => mail.recipients).toSorted();

describe('a newsletter', () => {
  test('is sent only after a test of its current content', async () => {
    await createSubscribers(1);
    const id = await createIssue();
    expect((await ask('POST', `/newsletters/${id}/send`)).status).toBe(409);
    await ask('POST', `/newsletters/${id}/test`);
    await ask('PATCH', `/newsletters/${id}`, { intro: 'Kedves Olvasó!\n\nMás szöveg.' });
    expect((await ask('POST', `/newsletters/${id}/send`)).body).toMatchObject({ message: expect.stringContaining('Előbb küldjön próbát') });
    expect((await sendIssue(id)).status).toBe(200);
  });

  test('is not sent while no subscriber would get it', async () => {
    const id = await createIssue();
    expect(await sendIssue(id)).toMatchObject({ status: 400, body: { message: expect.stringContaining('egyetlen feliratkozó sem') } });
    expect((await ask('GET', `/newsletters/${id}/progress`)).body).toMatchObject({ status: 'draft', plan: { recipients: 0 } });
  });

  test('is sent automatically at the chosen time, and cannot be changed until then', async () => {
    await createSubscribers(2);
    const id = await createIssue();
    const at = '2098-01-01T08:00:00.000Z';
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    for (const [request, status] of [
      ['2020-01-01T08:00:00.000Z', 400],
      [at, 400],
      ['holnap', 400],
    ] as const)
      expect((await sendIssue(id, { at: request })).status).toBe(status);
    expect((await sendIssue(id, { at: tomorrow })).body).toMatchObject({ status: 'scheduled', plan: { sendAt: tomorrow } });
    await run();
    expect(recipients()).toEqual([]);
    expect(await ask('PATCH', `/newsletters/${id}`, { subject: 'Más' })).toMatchObject({
      status: 409,
      body: { errors: [{ message: expect.stringContaining('vonja vissza az időzítést') }] },
    });
    for (let second = 0; second < 3; second += 1) await dispatch(payload, Temporal.Instant.from(tomorrow).add({ seconds: second }));
    await run();
    expect(recipients()).toEqual(['olvaso-0@example.hu', 'olvaso-1@example.hu']);
  });

  test('that was stopped stays sent if everybody else has unsubscribed before it goes on', async () => {
    await createSubscribers(1);
    const id = await createIssue();
    await sendIssue(id);
    await run();
    await payload.db.updateOne({ collection: 'newsletters', id, data: { status: 'stopped' } });
    await followLink(payload, { action: 'unsubscribe', token: 'm-0' });
    await sendIssue(id);
    await run();
    expect((await ask('GET', `/newsletters/${id}/progress`)).body).toMatchObject({ status: 'sent', sent: 1 });
  });

  test('is not sent when that cannot be logged', async () => {
    await createSubscribers(1);
    const id = await createIssue();
    vi.spyOn(payload.logger, 'error').mockImplementationOnce(() => undefined);
    await runSql(payload, "CREATE TRIGGER refuse BEFORE INSERT ON audit_log BEGIN SELECT RAISE(ABORT, 'refused'); END");
    const refused = await sendIssue(id);
    await runSql(payload, 'DROP TRIGGER refuse');
    expect([refused.status, (await ask('GET', `/newsletters/${id}/progress`)).body]).toMatchObject([500, { status: 'draft' }]);
  });

  test('has read-only fields in the form while it is scheduled or sent', async () => {
    await createSubscribers(1);
    const id = await createIssue();
    const EDITABLE = ['subject', 'preheader', 'intro', 'sections', 'topics'];
    // Payload writes `true` in place of a table in which everything is permitted.
    const Permitted = z.union([z.literal(true), z.looseObject({ update: z.literal(true) })]);
    const Permissions = z.object({ fields: z.union([z.literal(true), z.record(z.string(), z.unknown())]) });
    const listEditable = async () => {
      const { fields } = Permissions.parse((await ask('POST', `/newsletters/access/${id}`)).body);
      return EDITABLE.filter((name) => fields === true || Permitted.safeParse(fields[name]).success);
    };
    expect(await listEditable()).toEqual(EDITABLE);
    await sendIssue(id, { at: new Date(Date.now() + 86_400_000).toISOString() });
    expect(await listEditable()).toEqual([]);
    await ask('POST', `/newsletters/${id}/unschedule`);
    expect(await listEditable()).toEqual(EDITABLE);
    await sendIssue(id);
    await run();
    expect(await listEditable()).toEqual([]);
  });

  test('can be sent to oneself as a test', async () => {
    await createSubscribers(1);
    const id = await createIssue();
    expect((await ask('POST', `/newsletters/${id}/test`)).status).toBe(200);
    await run();
    expect(recipients()).toEqual(['szerkeszto@liget.example']);
    expect(smtp.mails[0]?.subject).toBe('[Próba] Decemberi hírlevél');
  });

  test('is sent once, in batches, to all subscribers of one of its topics', async () => {
    await createSubscribers(101);
    const others = { idempotencyKey: 'x', reference: 'x', locale: 'hu' };
    for (const [index, more] of [{ state: 'pending' }, { state: 'unsubscribed' }, { state: 'bounced' }, { topics: ['sport'] }].entries())
      await payload.db.create({
        collection: 'newsletter-subscriptions',
        data: {
          ...others,
          email: `mas-${index}@example.hu`,
          address: `mas-${index}@example.hu`,
          idempotencyKey: `x-${index}`,
          manageKey: `m-x${index}`,
          state: 'confirmed',
          topics: ['news'],
          ...more,
        },
      });
    const id = await createIssue({ topics: ['news', 'family'] });
    expect((await sendIssue(id)).body).toMatchObject({ status: 'sending' });
    await dispatch(payload, soon());
    await dispatch(payload, soon());
    expect((await payload.count({ collection: 'outgoing-mails' })).totalDocs).toBe(100);
    expect((await sendIssue(id)).status).toBe(409);
    await run();
    await run();
    expect(recipients()).toEqual(Array.from({ length: 101 }, (_, index) => `olvaso-${index}@example.hu`).toSorted());
    expect((await ask('GET', `/newsletters/${id}/progress`)).body).toEqual({
      status: 'sent',
      plan: null,
      recipients: 101,
      sent: 101,
      waiting: 0,
      givenUp: 0,
      bounced: 0,
    });
    expect(await payload.findByID({ collection: 'newsletters', id })).toMatchObject({ status: 'sent', recipients: 101 });
  });

  test('has the name and the links of each reader, also for the mail program', async () => {
    await createSubscribers(2, { name: 'Kis Éva' });
    await sendIssue(await createIssue());
    await run();
    const [one, other] = smtp.mails.toSorted((a, b) => String(a.recipients[0]).localeCompare(String(b.recipients[0])));
    expect(one?.headers.get('list')).toMatchObject({
      unsubscribe: { url: 'http://localhost:3000/hirlevel-feliratkozas/leiratkozas?token=m-0' },
    });
    const lines = one?.headerLines.map(({ line }) => line) ?? [];
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(lines).toContainEqual(expect.stringMatching(/^List-ID: Liget <hirlevel\.localhost>$/i));
    expect(other?.text).toContain('/hirlevel-feliratkozas/leiratkozas?token=m-1');
    expect(other?.text).not.toContain('token=m-0');
    expect(other?.text).toMatch(/Kedves Kis Éva!\s+Ismét itt vagyunk/);
  });

  test('cannot be changed or deleted once it is sent; a draft can', async () => {
    await createSubscribers(1);
    const id = await createIssue();
    expect((await ask('PATCH', `/newsletters/${id}`, { subject: 'Másik', status: 'sent' })).status).toBe(200);
    expect(await payload.findByID({ collection: 'newsletters', id })).toMatchObject({ subject: 'Másik', status: 'draft' });
    await sendIssue(id);
    await run();
    const refused = await ask('PATCH', `/newsletters/${id}`, { subject: 'Harmadik' });
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ message: expect.stringContaining('már elindult') }] } });
    await expect(payload.delete({ collection: 'newsletters', id })).rejects.toThrow('már elindult');
    const copy = await ask('POST', `/newsletters/${id}/duplicate`);
    expect(copy.body).toMatchObject({ doc: { status: 'draft' } });
  });

  test('can be stopped and continued without sending anything twice', async () => {
    await createSubscribers(60);
    const id = await createIssue();
    await sendIssue(id);
    await dispatch(payload, soon());
    await mailerTo(smtp.url, { payload }).sendDue(soon);
    const before = smtp.mails.length;
    expect(before).toBe(50);
    expect((await ask('POST', `/newsletters/${id}/stop`)).body).toMatchObject({ status: 'stopped', sent: 50, waiting: 0 });
    await run();
    expect(smtp.mails).toHaveLength(before);
    expect((await ask('PATCH', `/newsletters/${id}`, { subject: 'Más' })).status).toBe(409);
    await sendIssue(id);
    await run();
    expect(recipients()).toEqual(Array.from({ length: 60 }, (_, index) => `olvaso-${index}@example.hu`).toSorted());
    expect((await ask('GET', `/newsletters/${id}/progress`)).body).toMatchObject({ status: 'sent', recipients: 60, sent: 60 });
  });

  test('counts missing mailboxes and sends them nothing more', async () => {
    await createSubscribers(3);
    smtp.toRecipients.push(550);
    const id = await createIssue();
    await sendIssue(id);
    await run();
    expect((await ask('GET', `/newsletters/${id}/progress`)).body).toMatchObject({ sent: 2, givenUp: 1, bounced: 1 });
    expect((await payload.count({ collection: 'newsletter-subscriptions', where: { state: { equals: 'bounced' } } })).totalDocs).toBe(1);
    await sendIssue(await createIssue());
    await run();
    expect(smtp.mails).toHaveLength(4);
  });

  test('in the queue is not sent to a reader who unsubscribes meanwhile', async () => {
    await createSubscribers(2);
    await sendIssue(await createIssue());
    await dispatch(payload, soon());
    await followLink(payload, { action: 'unsubscribe', token: 'm-0' });
    await run();
    expect(recipients()).toEqual(['olvaso-1@example.hu']);
  });

  test('is for editors', async () => {
    const id = await createIssue();
    for (const [method, what] of [
      ['POST', 'send'],
      ['POST', 'stop'],
      ['POST', 'unschedule'],
      ['POST', 'test'],
      ['GET', 'progress'],
    ] as const)
      expect((await ask(method, `/newsletters/${id}/${what}`, undefined, {})).status).toBe(401);
    expect((await ask('GET', '/newsletters', undefined, {})).status).toBe(403);
  });
});
