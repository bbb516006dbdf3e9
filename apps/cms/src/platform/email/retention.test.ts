import { expect, test } from 'vitest';
import { openOutbox } from '../../testing/email/test-outbox.ts';
import { mailerTo } from '../../testing/email/test-smtp.ts';
import { emptyOldEmails } from './retention.ts';

const { payload, smtp, queue, after, rows, states } = await openOutbox();

/** In minutes. */
const DAY = 24 * 60;

test('address and text of finished emails are erased after 30 days; waiting emails are kept', async () => {
  smtp.toRecipients.push(550);
  const mailer = mailerTo(smtp.url, { payload });
  await queue({ key: 'k' });
  await mailer.sendDue(after(0));
  await queue();
  await mailer.sendDue(after(0));
  await queue({ to: 'bela@liget.example' });
  await emptyOldEmails(payload, after(29 * DAY)());
  expect((await rows()).map((row) => row['to'])).toEqual(['anna@liget.example', 'anna@liget.example', 'bela@liget.example']);
  await emptyOldEmails(payload, after(31 * DAY)());
  const stored = await payload.db.find<Record<string, unknown>>({ collection: 'outgoing-mails', sort: 'id', where: {} });
  expect(stored.docs.slice(0, 2).map(({ to, subject, html, text, lastError, key }) => [to, subject, html, text, lastError, key])).toEqual([
    [null, null, null, null, null, 'k'],
    [null, null, null, null, null, null],
  ]);
  expect(stored.docs[2]).toMatchObject({ to: 'bela@liget.example', text: 'Jó napot!' });
  expect(await states()).toEqual(['given_up', 'sent', 'waiting']);
});
