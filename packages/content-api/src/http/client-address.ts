import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address in the canonical form of the URL parser. */
function getGroups(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  return tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** Maximum length of a key for text that is not an address. */
const MAX_CHARACTERS = 64;

/**
 * The key by which a client is counted: an IPv4 address in one spelling (also if written as an IPv6 address), or the /64 network of an IPv6
 * address, which belongs to one household or server and has too many addresses to count each. A client whose connection has ended has no address.
 */
export function getClientKey(address: string | undefined): string {
  if (address === undefined) return '';
  const bare = address.trim().replace(/%.*$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return address.trim().slice(0, MAX_CHARACTERS).toLowerCase();
  const groups = getGroups(bare);
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Whether it is a loopback address; false when there is none. */
export const isOwnMachine = (address: string | undefined): boolean =>
  address !== undefined && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address);
