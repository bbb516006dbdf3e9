import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Environment } from '../environment.ts';

/** A complete message, with the name of its file. */
export interface Message {
  /** For example '20261123T075823Z-newsletter-confirmation-12': the same for every try. */
  name: string;
  mail: SendMailOptions;
}

/** Sends messages. `send` rejects with nodemailer's error when a message was not accepted, or when the signal ends the try. */
export interface Transport {
  send(message: Message, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Milliseconds without an answer after which the connection is given up. */
const ANSWER_TIMEOUT_MS = 60_000;
/** Emails contain no files or URLs for nodemailer to open. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

function createSmtpTransport(url: string): Transport {
  const { username, hostname } = new URL(url);
  const pool = createTransport({
    ...CLOSED,
    pool: true,
    url,
    maxConnections: 3,
    // Nodemailer's own retries would send an email twice after a broken connection.
    maxRequeues: 0,
    connectionTimeout: ANSWER_TIMEOUT_MS / 2,
    greetingTimeout: ANSWER_TIMEOUT_MS / 2,
    socketTimeout: ANSWER_TIMEOUT_MS,
    // A password is sent only over an encrypted connection.
    requireTLS: username !== '' && !LOOPBACK.includes(hostname),
  });
  return {
    send: async ({ mail }, signal) => {
      await pool.sendMail({ ...mail, signal });
    },
    close: () => pool.close({ force: true }),
  };
}

/** Writes each email to a file, atomically and readable only by its owner: it may contain a link to somebody's account. */
function createFolderTransport(directory: string): Transport {
  const composer = createTransport({ ...CLOSED, streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async ({ name, mail }) => {
      const { message } = await composer.sendMail(mail);
      const file = path.join(directory, `${name}.eml`);
      await mkdir(directory, { recursive: true });
      await writeFile(`${file}.unfinished`, message, { mode: 0o600 });
      await rename(`${file}.unfinished`, file);
    },
    close: () => composer.close(),
  };
}

/** The server in SMTP_URL, otherwise the folder `mail` in the data folder. */
export function selectTransport({ SMTP_URL, DATA_DIR }: Pick<Environment, 'SMTP_URL' | 'DATA_DIR'>): Transport {
  return SMTP_URL === undefined ? createFolderTransport(path.join(DATA_DIR, 'mail')) : createSmtpTransport(SMTP_URL);
}
