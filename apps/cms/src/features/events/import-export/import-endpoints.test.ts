import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { ROLES } from '../../../platform/rights/roles.ts';
import { createAccountFactory } from '../../../testing/accounts/test-accounts.ts';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { createApiClient, signIn } from '../../../testing/test-content.ts';
import { COLUMNS } from './export/columns.ts';
import { Report } from './import-answers.ts';
import { MAX_BYTES } from './reading/decode.ts';
import { readCsvPrograms } from './table/table-programs.ts';

const password = 'hold-koran-reggel-81';
let payload: Payload;
beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  const create = await createAccountFactory(payload, password);
  for (const role of ROLES) await create({ email: `${role}@be.example`, name: role, roles: [role] });
});

const signInAs = (role: string) => signIn(payload, { email: `${role}@be.example`, password });
const send = async (path: string, headers: Record<string, string>, body: string | Uint8Array = '') =>
  createApiClient(payload).json(`/event-imports${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: Buffer.from(body),
  });

test('users who may write events may import them; others get an error', async () => {
  for (const role of ROLES) {
    const headers = await signInAs(role);
    const isAllowed = role === 'administrator' || role === 'programs';
    for (const path of ['/look', '/begin', '/1/step', '/1/undo']) {
      const { status, body } = await send(path, headers);
      const isRefused = status === 403 && JSON.stringify(body) === JSON.stringify({ message: 'Programok beolvasásához Önnek nincs joga.' });
      expect([role, path, isRefused]).toEqual([role, path, !isAllowed]);
    }
    for (const path of ['/recent', '/template']) {
      const { status } = await createApiClient(payload).request(`/event-imports${path}`, { headers });
      expect([role, path, status]).toEqual([role, path, isAllowed ? 200 : 403]);
    }
    // Payload's own endpoints do not expose the stored plans either.
    for (const path of ['/event-imports', '/imported-events', '/event-imports/1'])
      expect([role, path, (await createApiClient(payload).json(path, { headers })).status]).toEqual([role, path, 403]);
  }
  expect((await send('/look', {}, 'Cím\nSéta')).status).toBe(401);
});

test('an unreadable file is refused with an error before anything is stored', async () => {
  const headers = await signInAs('programs');
  const before = (await payload.count({ collection: 'event-imports' })).totalDocs;
  expect(await send('/look', headers, 'PK\u0003\u0004')).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('munkafüzet') },
  });
  expect(await send('/begin', headers, Buffer.alloc(MAX_BYTES + 1, 'a'))).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('5 MB') },
  });
  expect((await send('/99/step', headers)).body).toEqual({ message: 'Ez a beolvasás már nincs meg.' });
  expect((await payload.count({ collection: 'event-imports' })).totalDocs).toBe(before);
});

test('errors of the fields are in both languages, whatever the language of the editor', async () => {
  const headers = await signInAs('programs');
  const title = 'a'.repeat(301);
  for (const language of ['hu', 'en']) {
    const { body } = await send(
      '/look',
      { ...headers, 'accept-language': language },
      `Cím;Kezdete;Jegyvásárlás\n${title};2027. 06. 04. 20:00;nem-link`,
    );
    expect(body).toMatchObject({
      lines: [
        {
          errors: [
            { hu: 'Cím: Legfeljebb 300 karakter lehet.', en: 'Title: This value must be shorter than the max length of 300 characters.' },
            {
              hu: expect.stringMatching(/^Jegyvásárlás hivatkozása: .*szóköz nélkül/),
              en: expect.stringMatching(/^Link for tickets: .*without spaces/),
            },
          ],
        },
      ],
    });
  }
});

test('the preview of an import has the understood dates of each line', async () => {
  const file = 'Cím;Kezdete\nSéta;2027.03.04. 18:00\nTúra;2027. április 3. 9:00';
  const { body } = await send('/look', await signInAs('programs'), file);
  expect(Report.parse(body)).toMatchObject({
    lines: [
      { title: 'Séta', dates: { count: 1, shown: [{ hu: '2027. március 4., csütörtök 18:00' }] } },
      { title: 'Túra', dates: { count: 1, shown: [{ hu: '2027. április 3., szombat 09:00' }] } },
    ],
  });
});

test('the template has every column and can be imported', async () => {
  const headers = await signInAs('programs');
  for (const language of ['hu', 'en'] as const) {
    const answer = await createApiClient(payload).request('/event-imports/template', {
      headers: { ...headers, 'accept-language': language },
    });
    const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
    expect(text.startsWith(`\ufeff${COLUMNS[0]?.heading[language]}`)).toBe(true);
    const file = readCsvPrograms(text.slice(1));
    expect('programs' in file && file).toMatchObject({
      notes: [],
      programs: [{ errors: [], fields: { times: { recurrence: { kind: 'weekly' } } } }],
    });
  }
});
