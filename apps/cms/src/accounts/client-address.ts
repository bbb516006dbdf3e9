import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, or `null` when it is none. */
function groupsOf(address: string): string[] | null {
  if (!isIPv6(address)) return null;
  // The URL parser writes every spelling of an address alike, with hexadecimal groups only.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  if (!before || !after) return null;
  return tail === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/**
 * The client that an address counts as: an IPv4 address, also when it is written as an IPv6 one, or the /64 of an IPv6 address, which
 * is what one connection gets.
 */
export function clientOf(address: string): string {
  const trimmed = address.trim().toLowerCase();
  const groups = groupsOf(trimmed);
  if (!groups) return trimmed;
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff' && high !== undefined && low !== undefined)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}
