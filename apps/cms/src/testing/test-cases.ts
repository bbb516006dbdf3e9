import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { createApiClient } from './test-content.ts';

interface Receipt {
  id: number;
  reference: string;
  token: string;
}

/** For tests: sends a request for public data, or opens another case, as the site does. */
export async function sentCase(
  payload: Payload,
  change: Record<string, unknown> = {},
  path = '/hu/public-data-requests',
): Promise<Receipt> {
  const submission = {
    idempotency_key: randomUUID(),
    name: 'Kis Éva',
    email: 'eva@example.hu',
    phone: '+36 1 000 0003',
    message: 'Kérem a fák listáját.',
    privacy_accepted: true,
    ...change,
  };
  const { status, body } = await createApiClient(payload).json(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(submission),
  });
  if (status !== 201) throw new Error(`not taken: ${status} ${JSON.stringify(body)}`);
  const { data } = body as { data: Omit<Receipt, 'id'> };
  const { docs } = await payload.find({ collection: 'enquiries', where: { reference: { equals: data.reference } } });
  return { ...data, id: Number(docs[0]?.id) };
}
