import type { Payload } from 'payload';
import type { Role } from '../../platform/rights/roles.ts';

interface Account {
  email: string;
  name: string;
  roles: Role[];
}

/** For tests: makes accounts that have this password, which is hashed once; a hash takes a fifth of a second of a core, by design. */
export async function createAccountFactory(payload: Payload, password: string): Promise<(account: Account) => Promise<number>> {
  const collection = 'users';
  const first = { email: 'first@example.org', name: 'First', roles: ['administrator'] satisfies Role[] };
  const { id } = await payload.create({ collection, data: { ...first, password } });
  const stored = await payload.db.findOne<{ id: number; salt?: string; hash?: string }>({ collection, where: { id: { equals: id } } });
  await payload.db.deleteOne({ collection, where: { id: { equals: id } } });
  return async (account) => {
    const made = await payload.db.create({ collection, data: { ...account, salt: stored?.salt, hash: stored?.hash } });
    return Number(made.id);
  };
}
