import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { ERRORS } from '../../../platform/content-api/messages.ts';
import { replaceRefusalsInOutage } from './refusals-in-outage.ts';

const SESSION = { cookie: 'language=hu; payload-token=a.b.c' };
const TOKEN = { authorization: 'JWT a.b.c' };

const JSON_TYPE = { 'content-type': 'application/json' };

interface Row {
  name: string;
  path?: string;
  headers?: Record<string, string>;
  isDatabaseUp?: boolean;
  answer: [status: number, body: unknown];
  expected: number;
}

const ROWS: Row[] = [
  { name: 'a save of a session', headers: SESSION, answer: [403, {}], expected: 503 },
  { name: 'a save of a token', headers: TOKEN, answer: [401, {}], expected: 503 },
  { name: 'the own account', path: '/users/me?depth=0', headers: SESSION, answer: [200, { user: null }], expected: 503 },
  { name: 'the own account that was found', path: '/users/me', headers: SESSION, answer: [200, { user: { id: 1 } }], expected: 200 },
  { name: 'a refusal while the database is well', headers: SESSION, isDatabaseUp: true, answer: [403, {}], expected: 403 },
  {
    name: 'nobody’s account while the database is well',
    path: '/users/me',
    headers: SESSION,
    isDatabaseUp: true,
    answer: [200, { user: null }],
    expected: 200,
  },
  { name: 'a refusal without a session', answer: [403, {}], expected: 403 },
  { name: 'the own account by HEAD', path: '/users/me', headers: SESSION, answer: [200, null], expected: 200 },
  { name: 'a document', headers: SESSION, answer: [200, { user: null }], expected: 200 },
];

test('refusals of sessions are 503 while the database is away', async () => {
  await everyRow(
    ROWS,
    ({ name }) => name,
    async ({ path = '/news/1', headers = {}, isDatabaseUp = false, answer: [status, body], expected }) => {
      const handler = replaceRefusalsInOutage(
        async () => (body === null ? new Response(null, { status, headers: JSON_TYPE }) : Response.json(body, { status })),
        async () => isDatabaseUp,
      );
      const response = await handler(new Request(`http://cms.example/api${path}`, { headers }), undefined);
      expect([response.status, response.headers.get('retry-after')]).toEqual([expected, expected === 503 ? '5' : null]);
    },
  );
});

test('the answer is in the editor’s language', async () => {
  const handler = replaceRefusalsInOutage(
    async () => new Response('', { status: 401 }),
    async () => false,
  );
  const readMessage = async (cookie: string) => {
    const response = await handler(new Request('http://cms.example/api/news/1', { headers: { cookie } }), undefined);
    return JSON.parse(await response.text()).error.message;
  };
  expect(await readMessage('payload-token=a.b.c')).toBe(ERRORS.unavailable.hu);
  expect(await readMessage('payload-token=a.b.c; payload-lng=en')).toBe(ERRORS.unavailable.en);
});
