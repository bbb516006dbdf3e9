import type { AddressInfo, Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope } from 'smtp-server';
import { afterEach, beforeEach } from 'vitest';
import { createMailer, type Mailer, type MailerOptions } from '../../platform/email/mailer.ts';
import { selectTransport, type Transport } from '../../platform/email/transport.ts';

/** What the server says: a status other than 250 is a refusal; 'cut' takes the email and drops the line without an answer. */
type Answer = number | 'cut';

interface TestSmtp {
  /** Of the running server, or of the last one. */
  url: string;
  /** What has come in, parsed; `recipients` are those of the envelope. */
  mails: (ParsedMail & { recipients: string[] })[];
  /** What clients wrote, as it came over the line. */
  wire: string;
  /** The answers to the next recipients, and to the next emails; 250 when there are none. */
  toRecipients: Answer[];
  toEmails: Answer[];
  /** After a stop, it starts at the same port. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** Whether it behaves like servers without SMTPUTF8 (RFC 6531). */
  hideSMTPUTF8?: boolean;
}

const createRefusal = (responseCode: number) => Object.assign(new Error(`says ${responseCode}`), { responseCode });

/** For tests: a real mail server on a port of this machine, not yet started. */
export function createSmtp(options: Options = {}): TestSmtp {
  const sockets = new Set<Socket>();
  let server: SMTPServer | undefined;

  const take = async (stream: SMTPServerDataStream, { rcptTo }: SMTPServerEnvelope, answer: Answer): Promise<Error | null> => {
    const mail = await simpleParser(stream);
    if (answer === 'cut') for (const socket of sockets) socket.destroy();
    if (answer !== 250 && answer !== 'cut') return createRefusal(answer);
    smtp.mails.push({ ...mail, recipients: rcptTo.map(({ address }) => address) });
    return null;
  };
  const createServer = () =>
    new SMTPServer({
      ...options,
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 10,
      onRcptTo: (_, __, done) => {
        const status = smtp.toRecipients.shift() ?? 250;
        done(status === 250 || status === 'cut' ? null : createRefusal(status));
      },
      onData: (stream, { envelope }, done) => {
        const answer = smtp.toEmails.shift() ?? 250;
        const end = async () => done(await take(stream, envelope, answer));
        void end();
      },
    });

  async function start(): Promise<void> {
    const started = createServer();
    started.on('error', () => undefined);
    started.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('data', (bytes) => {
        smtp.wire += bytes.toString();
      });
      socket.once('close', () => sockets.delete(socket));
    });
    const port = smtp.url ? Number(new URL(smtp.url).port) : 0;
    await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', resolve));
    smtp.url = `smtp://127.0.0.1:${(started.server.address() as AddressInfo).port}`;
    server = started;
  }

  async function stop(): Promise<void> {
    const running = server;
    server = undefined;
    if (running) await new Promise<void>((resolve) => running.close(() => resolve()));
  }

  const smtp: TestSmtp = { url: '', mails: [], wire: '', toRecipients: [], toEmails: [], start, stop };
  return smtp;
}

/** For tests: a mail server for each test of the file, or of the block around the call. Afterwards it is stopped, and connections to it are closed. */
export function startSmtpForEachTest(): TestSmtp {
  const smtp = createSmtp();
  beforeEach(async () => {
    Object.assign(smtp, { url: '', mails: [], wire: '', toRecipients: [], toEmails: [] });
    await smtp.start();
  });
  afterEach(async () => {
    closeMailers();
    await smtp.stop();
  });
  return smtp;
}

const open: Transport[] = [];
export const SENDER = { from: 'Liget <noreply@liget.example>' };

/** For tests: a process that sends to this server. */
export function mailerTo(
  url: string,
  options: Omit<MailerOptions, 'transport' | 'sender'> & Partial<Pick<MailerOptions, 'sender'>>,
): Mailer {
  const transport = selectTransport({ SMTP_URL: url, DATA_DIR: '' });
  open.push(transport);
  return createMailer({ transport, sender: SENDER, ...options });
}

function closeMailers(): void {
  for (const transport of open.splice(0)) transport.close();
}
