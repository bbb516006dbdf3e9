import { createServer } from 'node:http';
import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startAtOrigin } from '../../../../../../test-server.ts';
import { readEnvironment } from '../../../platform/environment.ts';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { noteBounce } from '../subscriptions/bounces.ts';
import { followLink } from '../subscriptions/links.ts';
import { createBrevoList } from './brevo.ts';
import { createListmonkList } from './listmonk.ts';
import type { MailingList } from './mailing-list.ts';
import { createMailingList, syncSubscribers } from './sync-mailing-list.ts';

interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  credential: string;
  body: unknown;
}
type Answers = (call: Call) => { status: number; body?: unknown } | undefined;

/** A fake server that records requests, and answers as the test says, otherwise with an empty success. */
async function fakeServer(answers: Answers) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const take = async () => {
      const url = new URL(request.url ?? '/', 'http://list.example');
      const text = Buffer.concat(await request.toArray()).toString();
      const call: Call = {
        method: request.method ?? '',
        path: decodeURIComponent(url.pathname),
        query: Object.fromEntries(url.searchParams),
        credential: String(request.headers['authorization'] ?? request.headers['api-key']),
        body: text ? JSON.parse(text) : undefined,
      };
      calls.push(call);
      const { status, body } = answers(call) ?? { status: 200, body: { data: true } };
      response.writeHead(status, { 'content-type': 'application/json' }).end(body === undefined ? '' : JSON.stringify(body));
    };
    void take();
  });
  return { url: await startAtOrigin(server), calls, stop: () => new Promise((resolve) => server.close(resolve)) };
}

let server: Awaited<ReturnType<typeof fakeServer>>;
let answers: Answers;
beforeEach(async () => {
  answers = () => undefined;
  server = await fakeServer((call) => answers(call));
});
afterEach(async () => {
  await server.stop();
});

const ANNA = { email: "anna.o'neil@example.hu", name: 'Anna', topics: ['news', 'sport'] as const };
const createResultsAnswer = (...results: object[]) => ({ status: 200, body: { data: { results } } });

describe('listmonk', () => {
  const list = () => createListmonkList({ url: server.url, token: 'liget:secret', list: 7 });
  const readRequests = () => server.calls.map(({ method, path, body }) => [method, path, body]);

  test('subscribes a new address as confirmed, with its topics', async () => {
    answers = ({ method }) => (method === 'GET' ? createResultsAnswer() : undefined);
    await list().subscribe(ANNA);
    expect(server.calls[0]).toMatchObject({
      credential: 'token liget:secret',
      path: '/api/subscribers',
      query: { query: "subscribers.email = 'anna.o''neil@example.hu'" },
    });
    expect(readRequests()[1]).toEqual([
      'POST',
      '/api/subscribers',
      {
        email: ANNA.email,
        name: 'Anna',
        status: 'enabled',
        lists: [7],
        attribs: { topics: ['news', 'sport'] },
        preconfirm_subscriptions: true,
      },
    ]);
  });

  test('keeps other lists and attributes of a known address, and subscribes it again', async () => {
    answers = ({ method }) =>
      method === 'GET'
        ? createResultsAnswer({ id: 3, name: 'A', status: 'enabled', attribs: { city: 'Pécs' }, lists: [{ id: 1 }, { id: 7 }] })
        : undefined;
    await list().subscribe(ANNA);
    expect(readRequests().slice(1)).toEqual([
      [
        'PUT',
        '/api/subscribers/3',
        {
          email: ANNA.email,
          name: 'A',
          status: 'enabled',
          lists: [1, 7],
          attribs: { city: 'Pécs', topics: ['news', 'sport'] },
          preconfirm_subscriptions: true,
        },
      ],
      ['PUT', '/api/subscribers/lists', { ids: [3], action: 'add', target_list_ids: [7], status: 'confirmed' }],
    ]);
  });

  test('removes an address from this list only, and ignores an unknown one', async () => {
    answers = ({ method }) => (method === 'GET' ? createResultsAnswer({ id: 3, name: 'A', status: 'enabled' }) : undefined);
    await list().unsubscribe(ANNA.email);
    expect(readRequests()[1]).toEqual(['PUT', '/api/subscribers/lists', { ids: [3], action: 'unsubscribe', target_list_ids: [7] }]);
    answers = () => createResultsAnswer();
    await list().unsubscribe('senki@example.hu');
    await list().topics('senki@example.hu', ['news']);
    expect(server.calls.slice(2).map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  test('is reported without an address when it refuses', async () => {
    answers = () => ({ status: 403, body: { message: 'invalid token for anna' } });
    await expect(list().subscribe(ANNA)).rejects.toThrow(/^listmonk: find was answered with 403$/);
  });
});

describe('Brevo', () => {
  const list = () => createBrevoList({ apiKey: 'key', list: 9, url: server.url });

  test('subscribes a known or unknown address with one request', async () => {
    answers = () => ({ status: 201, body: { id: 1 } });
    await list().subscribe(ANNA);
    expect(server.calls).toEqual([
      {
        method: 'POST',
        path: '/v3/contacts',
        query: {},
        credential: 'key',
        body: {
          email: ANNA.email,
          attributes: { NEWSLETTER_TOPICS: 'news,sport' },
          listIds: [9],
          emailBlacklisted: false,
          updateEnabled: true,
        },
      },
    ]);
  });

  test('changes topics and unsubscribes an address; an unknown one is no error', async () => {
    answers = () => ({ status: 204 });
    await list().topics(ANNA.email, ['family']);
    await list().unsubscribe(ANNA.email);
    expect(server.calls.map(({ method, path, query, body }) => [method, path, query, body])).toEqual([
      ['PUT', `/v3/contacts/${ANNA.email}`, { identifierType: 'email_id' }, { attributes: { NEWSLETTER_TOPICS: 'family' } }],
      ['PUT', `/v3/contacts/${ANNA.email}`, { identifierType: 'email_id' }, { unlinkListIds: [9] }],
    ]);
    answers = () => ({ status: 404, body: { code: 'document_not_found' } });
    await expect(list().unsubscribe('senki@example.hu')).resolves.toBeUndefined();
    answers = () => ({ status: 401 });
    await expect(list().unsubscribe(ANNA.email)).rejects.toThrow('brevo: change was answered with 401');
  });
});

describe('the external list', () => {
  let payload: Payload;
  const calls: unknown[] = [];
  let isAway = false;
  const note = async (...call: unknown[]) => {
    if (isAway) throw new TypeError('fetch failed for anna@example.hu');
    calls.push(call);
  };
  const list: MailingList = {
    subscribe: ({ email, topics }) => note('in', email, topics),
    unsubscribe: (email) => note('out', email),
    topics: (email, topics) => note('topics', email, topics),
  };
  const at = (minutes: number) => Temporal.Now.instant().add({ minutes }).add({ seconds: 1 });

  beforeAll(async () => {
    ({ payload } = await temporaryDatabase());
  });
  beforeEach(async () => {
    isAway = false;
    calls.length = 0;
    vi.stubEnv('MAILING_LIST', 'brevo');
    vi.stubEnv('BREVO_API_KEY', 'key');
    vi.stubEnv('BREVO_LIST', '9');
    await payload.db.deleteMany({ collection: 'newsletter-subscriptions', where: {} });
    const envelope = {
      email: 'anna@example.hu',
      address: 'anna@example.hu',
      reference: 'H',
      idempotencyKey: 'k',
      locale: 'hu',
      manageKey: 'm-1',
    };
    const until = { confirmHash: '2c1743a391305fbf367df8e4f069f9f9', confirmUntil: '2099-01-01T00:00:00.000Z' };
    await payload.db.create({
      collection: 'newsletter-subscriptions',
      data: { ...envelope, ...until, state: 'confirmed', topics: ['news'] },
    });
  });
  const change = (...topics: ('sport' | 'news')[]) => followLink(payload, { action: 'choose', token: 'm-1', topics });

  test('gets new subscribers, changed topics and unsubscriptions', async () => {
    await change('sport');
    await syncSubscribers(payload, list, at(0));
    await change('news');
    await syncSubscribers(payload, list, at(0));
    await syncSubscribers(payload, list, at(0));
    await followLink(payload, { action: 'unsubscribe', token: 'm-1' });
    await syncSubscribers(payload, list, at(0));
    expect(calls).toEqual([
      ['in', 'anna@example.hu', ['sport']],
      ['topics', 'anna@example.hu', ['news']],
      ['out', 'anna@example.hu'],
    ]);
  });

  test('gets the current state later when it was unavailable', async () => {
    const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined);
    isAway = true;
    await change('sport');
    await syncSubscribers(payload, list, at(0));
    await syncSubscribers(payload, list, at(0));
    expect(warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(warn.mock.calls)).not.toContain('anna@');
    await change('news');
    isAway = false;
    await syncSubscribers(payload, list, at(2));
    await syncSubscribers(payload, list, at(200));
    expect(calls).toEqual([['in', 'anna@example.hu', ['news']]]);
    warn.mockRestore();
  });

  test('gets a change that happens while another one is sent', async () => {
    await change('sport');
    const slow: MailingList = {
      ...list,
      subscribe: async (member) => {
        await list.subscribe(member);
        await change('news');
      },
    };
    await syncSubscribers(payload, slow, at(0));
    await syncSubscribers(payload, slow, at(0));
    expect(calls.at(-1)).toEqual(['in', 'anna@example.hu', ['news']]);
  });

  test('gets the removal of an address that does not exist any more', async () => {
    const { docs } = await payload.find({ collection: 'newsletter-subscriptions' });
    await noteBounce(payload, { kind: 'newsletter', key: `newsletter:4:${docs[0]?.id}`, to: 'anna@example.hu' });
    await syncSubscribers(payload, list, at(0));
    expect(calls).toEqual([['out', 'anna@example.hu']]);
  });

  test('does not exist by default: the table of subscriptions is the list', async () => {
    expect(createMailingList({ MAILING_LIST: 'builtin' })).toBeNull();
    expect(createMailingList(readEnvironment())).not.toBeNull();
    vi.stubEnv('MAILING_LIST', '');
    await change('sport');
    await syncSubscribers(payload, list, at(0));
    expect(calls).toEqual([]);
  });
});
