import { beforeEach } from 'vitest';
import type { Email } from '../../platform/email/email.ts';
import { queueEmail } from '../../platform/email/outbox.ts';
import { temporaryDatabase } from '../databases/temporary-database.ts';
import { startSmtpForEachTest } from './test-smtp.ts';

const EMAIL: Email = {
  kind: 'account',
  to: 'anna@liget.example',
  subject: 'Árvíztűrő tükörfúrógép',
  html: '<p>Jó napot!</p>',
  text: 'Jó napot!',
};

/** For tests: the outbox of a temporary database, empty before each test, and a mail server. Call it at the top of a file. */
export async function openOutbox() {
  const { payload, directory } = await temporaryDatabase();
  const smtp = startSmtpForEachTest();
  beforeEach(() => payload.db.deleteMany({ collection: 'outgoing-mails', where: {} }));
  let queuedAt = Temporal.Now.instant();

  async function queue(more: Partial<Email> = {}): Promise<void> {
    await queueEmail(payload, { ...EMAIL, ...more });
    queuedAt = Temporal.Now.instant();
  }

  /** The clock of a mailer so many minutes after the last email was queued. */
  const after = (minutes: number) => () => queuedAt.add({ seconds: minutes * 60 + 1 });
  const rows = async () => (await payload.find({ collection: 'outgoing-mails', sort: 'id', pagination: false })).docs;
  const states = async () => (await rows()).map((row) => String(row['state']));
  return { payload, directory, smtp, queue, after, rows, states };
}
