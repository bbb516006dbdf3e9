import type { PayloadRequest } from 'payload';
import { record } from '../../../platform/audit/record.ts';
import { findFirst } from '../../../platform/database/find-first.ts';
import { inTransaction } from '../../../platform/database/transactions/in-transaction.ts';
import { isOn, switchOff } from './store.ts';

/** Switches off the second factor of the account with this address and logs it. Resolves with a message; rejects when there is none. */
export async function resetByOperator(req: PayloadRequest, email: string): Promise<string> {
  const account = await findFirst(req.payload, 'users', { email: { equals: email.trim().toLowerCase() } });
  if (!account)
    throw new Error(`There is no account with the address "${email}". Name it: npm run reset-second-factor -- name@example.org`);
  if (!(await isOn(req, account.id))) throw new Error(`${account.email} has no second factor.`);
  await inTransaction(req, async (within) => {
    await switchOff(within, account.id);
    await record(within, { what: 'second-factor-reset', subject: 'users', document: account.id, title: account.name });
  });
  return `${account.email} signs in with the password alone now.`;
}
