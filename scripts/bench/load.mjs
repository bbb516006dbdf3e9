// The kinds of load for the benchmark: requests for new URLs, saves of an editor, a flood of requests.
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { screens } from '../../packages/content-api/src/screens.ts';

const HEADERS = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*;q=0.8', 'accept-language': 'hu-HU,hu;q=0.9' };
const findScreen = (screenId) => screens.find(({ id }) => id === screenId);
const PROGRAMS = findScreen('programs');
const SEARCH = findScreen('search');
const DAY_MS = 86_400_000;

const getDayAfter = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const getLanguage = (number) => (number % 2 ? 'en' : 'hu');

/** The path of a filtered list of programs, a different one for each number below 100,000: a period within a year or two. */
export function createProgramsFilter(number) {
  const pair = Math.floor(number / 2);
  const from = pair % 200;
  return `${PROGRAMS[getLanguage(number)]}?from=${getDayAfter(from)}&to=${getDayAfter(from + 1 + Math.floor(pair / 200))}`;
}

/** This many different URLs: half filters, the others searches, missing pages, and each page of the sitemap once. */
export function listDifferentPaths(count, pages) {
  const pathMakers = [
    createProgramsFilter,
    (number) => `${SEARCH[getLanguage(number)]}?q=liget+${number.toString(36)}`,
    createProgramsFilter,
    (number) => `${getLanguage(number) === 'en' ? '/en' : ''}/nincs-ilyen-oldal-${number}`,
  ];
  const otherPaths = Array.from({ length: count - pages.length }, (_, number) => pathMakers[number % pathMakers.length](number));
  const every = Math.max(1, Math.floor(otherPaths.length / pages.length));
  return otherPaths.flatMap((path, place) => (place % every === 0 && pages[place / every] ? [pages[place / every], path] : [path]));
}

/** A separate client for each number, as a proxy forwards its address. */
const createClientAddress = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** The status, the time in milliseconds and Retry-After of one answer; status 0 when there is none. */
function measureRequest(url, agent, client) {
  const since = performance.now();
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { ...HEADERS, 'x-forwarded-for': createClientAddress(client) } }, (response) => {
      response.resume();
      response.once('close', () =>
        resolve({
          status: response.complete ? response.statusCode : 0,
          ms: performance.now() - since,
          retryAfter: response.headers['retry-after'],
        }),
      );
    });
    request.once('error', () => resolve({ status: 0, ms: performance.now() - since }));
  });
}

/** Requests every URL once on several connections; `sample` is called at intervals. */
export async function requestEach(origin, paths, { connections, sample, every = 500 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = {};
  let next = 0;
  const connect = async () => {
    while (next < paths.length) {
      const place = next++;
      // Enough clients that none reaches its limit.
      const { status } = await measureRequest(origin + paths[place], agent, place % 4096);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (place % every === 0) await sample(place);
    }
  };
  await Promise.all(Array.from({ length: connections }, connect));
  agent.destroy();
  return statuses;
}

/** Publishes an item repeatedly on several connections. */
export async function saveOften(origin, editor, { saves, connections, sample, every = 50 }) {
  const json = { 'content-type': 'application/json', origin };
  const signedIn = await fetch(`${origin}/api/users/login`, { method: 'POST', headers: json, body: JSON.stringify(editor) });
  if (!signedIn.ok) throw new Error(`Signing in: ${signedIn.status}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const headers = { ...json, cookie };
  const listed = await (await fetch(`${origin}/api/events?limit=${connections}&depth=0`, { headers })).json();
  const statuses = {};
  let left = saves;
  const saveUntilDone = async ({ id, title }) => {
    while (left > 0) {
      const number = left--;
      const saved = await fetch(`${origin}/api/events/${id}?locale=hu`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ title: `${title} ${number}`, _status: 'published' }),
      });
      await saved.arrayBuffer();
      statuses[saved.status] = (statuses[saved.status] ?? 0) + 1;
      if (number % every === 0) await sample(number);
    }
  };
  await Promise.all(listed.docs.map(saveUntilDone));
  return statuses;
}

const getPercentile = (values, share) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/**
 * One client requests pages in turn at a steady pace, while others request new filters as fast as they are answered. Returns the times of
 * the one, and the numbers of responses by status of both.
 */
export async function flood(origin, pages, { clients, seconds, paceMs = 20, firstFilter }) {
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + seconds * 1000;
  const flooded = { statuses: {}, withoutRetryAfter: 0 };
  const probed = { statuses: {}, times: [] };
  let filter = firstFilter;
  const probe = async (place) => {
    const { status, ms } = await measureRequest(origin + pages[place % pages.length], agent, 2_000_000);
    probed.statuses[status] = (probed.statuses[status] ?? 0) + 1;
    probed.times.push(ms);
  };
  const floods = Array.from({ length: clients }, async (_, client) => {
    while (performance.now() < until) {
      const { status, retryAfter } = await measureRequest(origin + createProgramsFilter(filter++), agent, 1_000_000 + client);
      flooded.statuses[status] = (flooded.statuses[status] ?? 0) + 1;
      if ((status === 429 || status === 503) && !retryAfter) flooded.withoutRetryAfter += 1;
    }
  });
  const probes = [];
  for (let place = 0; performance.now() < until; place += 1) {
    probes.push(probe(place));
    await new Promise((resolve) => setTimeout(resolve, paceMs));
  }
  await Promise.all([...floods, ...probes]);
  agent.destroy();
  return { flooded, statuses: probed.statuses, p50: getPercentile(probed.times, 0.5), p99: getPercentile(probed.times, 0.99) };
}
