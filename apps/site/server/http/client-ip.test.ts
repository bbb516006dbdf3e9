import { expect, test } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { createFastify } from '../fastify.ts';
import { createProxyTrust, getClientIp } from './client-ip.ts';

async function readAddresses(proxies: number, forwarded: string | undefined): Promise<unknown> {
  const environment = { LOG_LEVEL: 'silent', TRUST_PROXY: proxies } as const;
  const app = createFastify({ environment, serverFactory: undefined, logStream: undefined });
  app.get('/', ({ ip, raw }) => ({ router: ip, fastPath: getClientIp(raw, createProxyTrust(proxies)) }));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await app.inject({ url: '/', headers, remoteAddress: '9.9.9.9' });
  await app.close();
  return answer.json();
}

test('the fast path and the router read the same client address', async () => {
  const rows: [proxies: number, forwarded: string | undefined, client: string][] = [
    [0, undefined, '9.9.9.9'],
    [0, '1.1.1.1', '9.9.9.9'],
    [1, undefined, '9.9.9.9'],
    [1, '1.1.1.1', '1.1.1.1'],
    [1, '1.1.1.1, 2.2.2.2', '2.2.2.2'],
    [1, ' 1.1.1.1 ,, 2.2.2.2 , ', '2.2.2.2'],
    [2, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
    [2, '1.1.1.1, 2.2.2.2, 3.3.3.3', '2.2.2.2'],
    [10, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
  ];
  await everyRow(
    rows,
    ([proxies, forwarded]) => `${proxies} proxies, ${forwarded}`,
    async ([proxies, forwarded, client]) => {
      expect(await readAddresses(proxies, forwarded)).toEqual({ router: client, fastPath: client });
    },
  );
});
