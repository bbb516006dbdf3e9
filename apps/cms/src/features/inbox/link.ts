import { getScreenPath } from '@liget/content-api/screens';
import { readEnvironment } from '../../platform/environment.ts';
import type { StoredCase } from './stored-case.ts';
import { deriveToken } from './tokens.ts';

/** The token that identifies the sender of a case. After erasure no valid token exists, because its seed is removed. */
export function createCaseToken({ reference, linkSeed }: Pick<StoredCase, 'reference' | 'linkSeed'>): string {
  return deriveToken(readEnvironment().CMS_SECRET, 'case', `${reference}.${linkSeed}`);
}

/** The URL of the page that shows the sender the status of the case. */
export function buildCaseLink(stored: Pick<StoredCase, 'reference' | 'linkSeed' | 'locale'>): string {
  const path = getScreenPath('case', stored.locale, { reference: stored.reference.toLowerCase() });
  const link = new URL(path, readEnvironment().PUBLIC_ORIGIN);
  link.searchParams.set('token', createCaseToken(stored));
  return link.href;
}
