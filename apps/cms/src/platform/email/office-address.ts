import type { Payload } from 'payload';
import { MAILBOX } from '../environment.ts';

/** The park's own address for questions, as the site shows it; `null` when the settings have none that can be written to. */
export async function readOfficeAddress(payload: Payload): Promise<string | null> {
  const { email } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { email: true }, overrideAccess: true });
  const address = email?.trim() ?? '';
  return MAILBOX.test(address) ? address : null;
}
