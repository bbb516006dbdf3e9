import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

export interface ReadEmail {
  subject: string;
  to: string;
  /** The plain body. */
  text: string;
  headers: Map<string, string>;
}

const getBytes = (quoted: string) =>
  Buffer.from(
    quoted.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

function getHeaders(head: string): Map<string, string> {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
}

const decodeEncodedWords = (value = '') =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, word: string) => getBytes(word.replaceAll('_', ' ')))
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString('utf8'));

function read(file: string): ReadEmail {
  const [head = '', ...rest] = readFileSync(file, 'latin1').split('\r\n\r\n');
  const headers = getHeaders(head);
  const body = rest.join('\r\n\r\n');
  // A line of a part may begin with dashes, too: the rest of a link's token, for example.
  const boundaries = [...headers.values(), body].flatMap((text) =>
    [...text.matchAll(/boundary="([^"]+)"/g)].map(([, boundary = '']) => boundary),
  );
  const [, partHead = '', following = ''] = /(Content-Type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*)/.exec(body) ?? [];
  const encodedText = boundaries.reduce((part, boundary) => part.split(`\r\n--${boundary}`, 1).join(''), following);
  const text = /base64/i.test(partHead) ? Buffer.from(encodedText, 'base64').toString('utf8') : getBytes(encodedText);
  return { headers, text, subject: decodeEncodedWords(headers.get('subject')), to: headers.get('to') ?? '' };
}

/** The emails that the content service has sent to an address, the oldest first, from the files in the data folder. */
export function listEmailsTo(dataDir: string, address: string): ReadEmail[] {
  const folder = path.join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted((a, b) => Number(/(\d+)\.eml$/.exec(a)?.[1]) - Number(/(\d+)\.eml$/.exec(b)?.[1]))
    .map((name) => read(path.join(folder, name)))
    .filter(({ to }) => to === address);
}

/** Waits for the email with this number to an address; the first is 1. */
export async function waitForEmailTo(dataDir: string, address: string, count = 1): Promise<ReadEmail> {
  await expect.poll(() => listEmailsTo(dataDir, address).length).toBeGreaterThanOrEqual(count);
  const email = listEmailsTo(dataDir, address)[count - 1];
  if (!email) throw new Error(`There is no email ${count}`);
  return email;
}

/** The link of a newsletter step in an email: 'megerosites', 'beallitasok', 'leiratkozas'. */
export const findLink = ({ text }: ReadEmail, step: string): string =>
  new RegExp(`\\S+/hirlevel-feliratkozas/${step}\\?token=\\S+`).exec(text)?.[0] ?? 'no link';
