import type { Payload } from 'payload';
import { MAILBOX } from '../environment.ts';

/** The park's address for questions, as the site shows it; `null` when the settings have no valid address. */
export async function readOfficeAddress(payload: Payload): Promise<string | null> {
  const { email } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { email: true }, overrideAccess: true });
  const address = email?.trim() ?? '';
  return MAILBOX.test(address) ? address : null;
}
