import { BlockList, isIP } from 'node:net';

/** Networks that are not public: this machine, local networks and reserved ones (IANA's special-purpose registries). */
const INTERNAL = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INTERNAL.addSubnet(network, prefix, 'ipv4');

/** Public IPv6 addresses are in 2000::/3, except these. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
const TUNNELS = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  TUNNELS.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is on the public internet. False for invalid addresses. */
export function isPublicIp(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '');
  const version = isIP(plain);
  if (version === 4) return !INTERNAL.check(plain, 'ipv4');
  return version === 6 && GLOBAL.check(plain, 'ipv6') && !TUNNELS.check(plain, 'ipv6');
}
