import type { IncomingMessage } from 'node:http';

/** The client's address, like the router's `request.ip`: with trusted proxies, the address that the outermost of them saw. */
export function getClientIp({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',');
  const addresses = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  return [...addresses, socket.remoteAddress ?? ''].at(-1 - Math.min(proxies, addresses.length)) ?? '';
}
