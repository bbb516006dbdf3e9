import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openOutbox } from '../../testing/email/test-outbox.ts';
import { createSmtp, mailerTo, SENDER } from '../../testing/email/test-smtp.ts';
import type { Email } from './email.ts';
import { createMailer } from './mailer.ts';
import { readSender, type Sender } from './message.ts';
import { selectTransport } from './transport.ts';

const { payload, directory, smtp, queue, after, rows, states } = await openOutbox();
afterEach(() => void vi.restoreAllMocks());

describe('a delivered email', () => {
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
    const plain = createSmtp({ hideSMTPUTF8: true });
    await plain.start();
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
    await payload.db.updateMany({ collection: 'outgoing-mails', where: {}, data: { state: 'waiting', nextTry: after(0)().toString() } });
    await mailer.sendDue(after(1));
    expect(await readdir(folder)).toEqual([file]);
  });
});
