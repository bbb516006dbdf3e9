import { expect, test } from 'vitest';
import { listServices, parseUptimeMs, restartIfHanging } from './check-health.ts';

const SERVICE = { unit: 'liget-site.service', url: 'http://127.0.0.1:3000/healthz' };
const HOUR_MS = 3_600_000;

/** Each request gets the next of these answers; the last one repeats. */
async function isRestarted(uptimesMs: (number | undefined)[], statuses: (number | undefined)[]): Promise<boolean> {
  const restarted: string[] = [];
  const next = <Value>(values: Value[]) => (values.length > 1 ? values.shift() : values[0]);
  const is = await restartIfHanging(SERVICE, {
    getUptimeMs: async () => next(uptimesMs),
    getStatus: async () => next(statuses),
    restart: async (unit) => void restarted.push(unit),
    wait: async () => {},
  });
  expect(restarted).toEqual(is ? [SERVICE.unit] : []);
  return is;
}

test.each([
  ['never answers', [HOUR_MS], [undefined], true],
  ['answers the last of three requests', [HOUR_MS], [undefined, undefined, 200], false],
  ['answers with an error', [HOUR_MS], [503], false],
  ['is stopped', [undefined], [undefined], false],
  ['was started a moment ago', [5_000], [undefined], false],
  ['was restarted by somebody meanwhile', [HOUR_MS, 1_000], [undefined], false],
])('a service that %s: restarted or not', async (_, uptimesMs, statuses, expected) => {
  expect(await isRestarted(uptimesMs, statuses)).toBe(expected);
});

test('parseUptimeMs reads the uptime of an active unit from the output of systemctl', () => {
  const formatHealth = (state: string, since: string) => `ActiveState=${state}\nActiveEnterTimestampMonotonic=${since}\n`;
  expect(
    [
      formatHealth('active', '4000000'),
      formatHealth('activating', '4000000'),
      formatHealth('inactive', '0'),
      formatHealth('active', '0'),
      '',
    ].map((text) => parseUptimeMs(text, 10_000_000n)),
  ).toEqual([6_000, undefined, undefined, undefined, undefined]);
});

test('listServices uses the addresses of the environment', () => {
  const urls = (env: Record<string, string>) => listServices(env).map(({ url }) => url);
  expect(urls({})).toEqual(['http://127.0.0.1:3000/healthz', 'http://127.0.0.1:3001/api/hu/content-revision']);
  expect(urls({ HOST: '0.0.0.0', PORT: '80', CMS_ORIGIN: 'http://10.0.0.2:3001/' })).toEqual([
    'http://127.0.0.1:80/healthz',
    'http://10.0.0.2:3001/api/hu/content-revision',
  ]);
  expect(urls({ HOST: '::1' })[0]).toBe('http://[::1]:3000/healthz');
});
