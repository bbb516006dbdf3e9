import type { StoredBaseMapPlan } from '@liget/map/stored';
import type { Payload } from 'payload';

/** Gives a database that was filled before the map had a ground the drawn one; what it has stays. Answers whether it did. */
export async function ensureBaseMap(payload: Payload, read: () => Promise<StoredBaseMapPlan>): Promise<boolean> {
  const { plan } = await payload.findGlobal({ slug: 'ground-plan', depth: 0 });
  if (plan) return false;
  await payload.updateGlobal({ slug: 'ground-plan', data: { plan: { ...(await read()) } } });
  return true;
}
