import type { IncomingMessage } from 'node:http';

/** The address of whoever asks, as the router's `request.ip`: behind so many proxies, what the outermost of them has seen. */
export function getClientIp({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',');
  const addresses = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  return [...addresses, socket.remoteAddress ?? ''].at(-1 - Math.min(proxies, addresses.length)) ?? '';
}
