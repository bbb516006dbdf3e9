import { getScreenPath } from '@liget/content-api/screens';
import { readEnvironment } from '../../platform/environment.ts';
import type { StoredCase } from './stored-case.ts';
import { deriveToken } from './tokens.ts';

/** The token by which the sender of a case is known; of what was erased there is none that anybody could have. */
export function createCaseToken({ reference, linkSeed }: Pick<StoredCase, 'reference' | 'linkSeed'>): string {
  return deriveToken(readEnvironment().CMS_SECRET, 'case', `${reference}.${linkSeed}`);
}

/** The whole address of the page on which the sender sees where the case stands. */
export function buildCaseLink(stored: Pick<StoredCase, 'reference' | 'linkSeed' | 'locale'>): string {
  const path = getScreenPath('case', stored.locale, { reference: stored.reference.toLowerCase() });
  const link = new URL(path, readEnvironment().PUBLIC_ORIGIN);
  link.searchParams.set('token', createCaseToken(stored));
  return link.href;
}
