import type { Payload } from 'payload';
import { asking } from '../content-api/test-content.ts';

type Role = 'admin' | 'editor';
interface Answer {
  status: number;
  body: { docs?: unknown[]; totalDocs?: number; doc?: Record<string, unknown>; errors?: { message: string }[]; usages?: unknown };
}
interface Asked {
  as: Role;
  data?: Record<string, unknown>;
  language?: 'hu' | 'en';
}

/** For tests: an administrator and an editor who use Payload's REST API as the admin does. */
export async function people(payload: Payload) {
  const tokens = new Map<Role, string>();
  for (const role of ['admin', 'editor'] as const) {
    const credentials = { email: `${role}@liget.example`, password: `a long password of the ${role}` };
    await payload.create({ collection: 'users', data: { ...credentials, name: role, role } });
    tokens.set(role, (await payload.login({ collection: 'users', data: credentials })).token ?? '');
  }
  const { request } = asking(payload);
  return async (method: string, path: string, { as, data, language = 'hu' }: Asked): Promise<Answer> => {
    const token = tokens.get(as) ?? '';
    const response = await request(path, {
      method,
      headers: {
        authorization: `JWT ${token}`,
        cookie: `payload-token=${token}`,
        origin: 'http://localhost:3000',
        'accept-language': language,
        'content-type': 'application/json',
      },
      ...(data ? { body: JSON.stringify(data) } : {}),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
}
