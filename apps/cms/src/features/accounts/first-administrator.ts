import { randomInt } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LIKELY_EMAIL_PATTERN } from '@liget/content-api/vocabulary/email-address';
import type { CollectionAfterLoginHook, Payload } from 'payload';
import { readEnvironment } from '../../platform/environment.ts';
import { getProperty } from '../../platform/rights/get-property.ts';
import { CODE_ALPHABET } from './code-alphabet.ts';
import { findPasswordError, MIN_PASSWORD } from './passwords/password.ts';

const GROUPS = 4;
const GROUP_LENGTH = 5;
const NOTE = 'first-sign-in.txt';

export interface FirstAdministrator {
  email: string;
  /** Without it a random one is written to `first-sign-in.txt`. */
  password?: string;
  /** Directory of `first-sign-in.txt`. */
  dataDirectory: string;
}

const createRandomGroup = () => Array.from({ length: GROUP_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** A random password of about 99 bits, as four groups that can be read out and typed: 'k7fqm-3xwpe-…'. */
export function createReadablePassword(): string {
  return Array.from({ length: GROUPS }, createRandomGroup).join('-');
}

/** Reads ADMIN_EMAIL and ADMIN_PASSWORD. Throws one readable message when either is invalid. */
export function readAdministrator(source: NodeJS.ProcessEnv, dataDirectory: string): FirstAdministrator {
  const email = source['ADMIN_EMAIL'] || 'szerkeszto@liget.example';
  const password = source['ADMIN_PASSWORD'];
  const wrong: string[] = [];
  if (!LIKELY_EMAIL_PATTERN.test(email)) wrong.push(`  ADMIN_EMAIL: "${email}" is not an e-mail address`);
  const passwordError = password ? findPasswordError(password, [email]) : null;
  if (passwordError === 'short') wrong.push(`  ADMIN_PASSWORD: must have at least ${MIN_PASSWORD} characters`);
  if (passwordError === 'guessable') wrong.push('  ADMIN_PASSWORD: is easy to guess');
  if (wrong.length > 0) throw new Error(`The content service cannot be prepared; its environment is not right:\n${wrong.join('\n')}`);
  return { email, dataDirectory, ...(password ? { password } : {}) };
}

/**
 * Creates the first administrator when there is no user, so that nobody else can register as the first. Returns whether it did. The file is
 * written first: an administrator with an unknown password would lock everybody out.
 */
export async function ensureAdministrator(payload: Payload, { email, password, dataDirectory }: FirstAdministrator): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return false;
  const chosen = password ?? createReadablePassword();
  const note = path.join(dataDirectory, NOTE);
  await rm(note, { force: true });
  if (!password) await writeFile(note, `${email}\n${chosen}\n`, { mode: 0o600, flag: 'wx' });
  await payload.create({ collection: 'users', data: { email, password: chosen, name: 'Szerkesztőség', roles: ['administrator'] } });
  return true;
}

/** After the first sign-in the file with the password is no longer needed. A failure to delete it does not fail the sign-in. */
export const removeFirstSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  const note = path.join(readEnvironment().DATA_DIR, NOTE);
  try {
    const [email] = (await readFile(note, 'utf8')).split('\n');
    if (email === user.email) await rm(note);
  } catch (error) {
    if (getProperty(error, 'code') !== 'ENOENT') req.payload.logger.warn({ err: error, msg: `${NOTE} could not be removed; delete it` });
  }
};
