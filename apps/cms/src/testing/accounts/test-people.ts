import type { Payload } from 'payload';
import { ensureRevision } from '../../platform/content-revision/raise.ts';
import type { Role } from '../../platform/rights/roles.ts';
import { temporaryDatabase } from '../databases/temporary-database.ts';
import { createApiClient, signIn } from '../test-content.ts';

type Person = 'admin' | 'editor';
const ROLES_OF = { admin: ['administrator'], editor: ['programs', 'magazine', 'press', 'service'] } as const satisfies Record<
  Person,
  Role[]
>;
interface Answer {
  status: number;
  body: { docs?: unknown[]; totalDocs?: number; doc?: Record<string, unknown>; errors?: { message: string }[]; usages?: unknown };
}
interface RequestOptions {
  as: Person | 'nobody';
  data?: unknown;
  language?: 'hu' | 'en';
}

/** For tests: an administrator and an editor who use Payload's REST API as the admin does. */
export async function createPeople(payload: Payload) {
  const signedIn = new Map<Person | 'nobody', Record<string, string>>();
  for (const person of ['admin', 'editor'] as const) {
    const credentials = { email: `${person}@liget.example`, password: `a long password of the ${person}` };
    await payload.create({ collection: 'users', data: { ...credentials, name: person, roles: [...ROLES_OF[person]] } });
    signedIn.set(person, await signIn(payload, credentials));
  }
  const { request } = createApiClient(payload);
  return async (method: string, path: string, { as, data, language = 'hu' }: RequestOptions): Promise<Answer> => {
    const response = await request(path, {
      method,
      headers: {
        ...signedIn.get(as),
        'accept-language': language,
        'content-type': 'application/json',
      },
      ...(data === undefined ? {} : { body: JSON.stringify(data) }),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
}

/** For tests: a temporary database, and a function that requests as one of the people who use it. Call it at the top of a file. */
export async function openForPeople() {
  const { payload } = await temporaryDatabase();
  await ensureRevision(payload);
  return { payload, act: await createPeople(payload) };
}
