import type { AddressInfo, Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope } from 'smtp-server';
import { createMailer, type Mailer, type MailerOptions } from '../platform/email/mailer.ts';
import { selectTransport, type Transport } from '../platform/email/transport.ts';

/** What the server says: a status other than 250 is a refusal; 'cut' takes the email and drops the line without an answer. */
type Answer = number | 'cut';

export interface TestSmtp {
  url: string;
  /** What has come in, parsed; `recipients` are those of the envelope. */
  mails: (ParsedMail & { recipients: string[] })[];
  /** What clients wrote, as it came over the line. */
  wire: string;
  /** The answers to the next recipients, and to the next emails; 250 when there are none. */
  toRecipients: Answer[];
  toEmails: Answer[];
  stop(): Promise<void>;
}

interface Options {
  port?: number;
  /** Whether it behaves like servers without SMTPUTF8 (RFC 6531). */
  hideSMTPUTF8?: boolean;
}

const createRefusal = (responseCode: number) => Object.assign(new Error(`says ${responseCode}`), { responseCode });

/** For tests: a real mail server on a port of this machine. */
export async function startSmtp({ port = 0, ...options }: Options = {}): Promise<TestSmtp> {
  const sockets = new Set<Socket>();
  const smtp: Omit<TestSmtp, 'url' | 'stop'> = { mails: [], wire: '', toRecipients: [], toEmails: [] };
  const take = async (stream: SMTPServerDataStream, { rcptTo }: SMTPServerEnvelope, answer: Answer): Promise<Error | null> => {
    const mail = await simpleParser(stream);
    if (answer === 'cut') for (const socket of sockets) socket.destroy();
    if (answer !== 250 && answer !== 'cut') return createRefusal(answer);
    smtp.mails.push({ ...mail, recipients: rcptTo.map(({ address }) => address) });
    return null;
  };
  const server = new SMTPServer({
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
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('data', (bytes) => {
      smtp.wire += bytes.toString();
    });
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: listening } = server.server.address() as AddressInfo;
  return Object.assign(smtp, {
    url: `smtp://127.0.0.1:${listening}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

const open: Transport[] = [];
export const SENDER = { from: 'Liget <noreply@liget.example>' };

/** For tests: a process that sends to this server. `closeMailers` ends its connections. */
export function mailerTo(
  url: string,
  options: Omit<MailerOptions, 'transport' | 'sender'> & Partial<Pick<MailerOptions, 'sender'>>,
): Mailer {
  const transport = selectTransport({ SMTP_URL: url, DATA_DIR: '' });
  open.push(transport);
  return createMailer({ transport, sender: SENDER, ...options });
}

export function closeMailers(): void {
  for (const transport of open.splice(0)) transport.close();
}
