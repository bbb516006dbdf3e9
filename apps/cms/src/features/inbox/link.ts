import type { Locale } from '@liget/content-api';
import { getScreenPath } from '@liget/content-api/screens';
import { readEnvironment } from '../../platform/environment.ts';
import { toText } from '../../platform/to-text.ts';
import { deriveToken } from './tokens.ts';

/** The token by which the sender of a case is known; of what was erased there is none that anybody could have. */
export function createCaseToken(document: Record<string, unknown>): string {
  return deriveToken(readEnvironment().CMS_SECRET, 'case', `${toText(document['reference'])}.${toText(document['linkSeed'])}`);
}

export const getCaseLocale = (document: Record<string, unknown>): Locale => (document['locale'] === 'en' ? 'en' : 'hu');

/** The whole address of the page on which the sender sees where the case stands. */
export function buildCaseLink(document: Record<string, unknown>): string {
  const path = getScreenPath('case', getCaseLocale(document), { reference: toText(document['reference']).toLowerCase() });
  const link = new URL(path, readEnvironment().PUBLIC_ORIGIN);
  link.searchParams.set('token', createCaseToken(document));
  return link.href;
}
