import { isDraftCredential } from '@liget/content-api/preview';
import type { PayloadRequest } from 'payload';
import { readEnvironment } from '../environment.ts';

/** Whether the request comes from the site, by the credential derived from PREVIEW_SECRET; 'unknowable' without that secret. */
export function checkServiceCredential({ headers }: Pick<PayloadRequest, 'headers'>): 'yes' | 'no' | 'unknowable' {
  const { PREVIEW_SECRET } = readEnvironment();
  if (PREVIEW_SECRET === undefined) return 'unknowable';
  const credential = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
  return credential !== undefined && isDraftCredential(PREVIEW_SECRET, credential) ? 'yes' : 'no';
}
