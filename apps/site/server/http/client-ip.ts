import type { IncomingMessage } from 'node:http';

/** Whether a hop is one of the site's own proxies, whose forwarded headers are believed; hop 0 is the connected peer. */
type IsOwnProxy = (address: string, hop: number) => boolean;

/** Fastify's option `trustProxy` for a number of proxies before the site; without any, forwarded headers are ignored. */
export const createProxyTrust = (proxies: number): IsOwnProxy | false => proxies > 0 && ((_address, hop) => hop < proxies);

/** The client's address, like the router's `request.ip`: the first one that is no proxy's, seen from the site. */
export function getClientIp({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, isOwnProxy: IsOwnProxy | false): string {
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',');
  const addresses = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  const hops = [socket.remoteAddress ?? '', ...addresses.toReversed()];
  return hops.find((address, hop) => !isOwnProxy || !isOwnProxy(address, hop)) ?? hops.at(-1) ?? '';
}
