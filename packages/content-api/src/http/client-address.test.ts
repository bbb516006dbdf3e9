import { expect, test } from 'vitest';
import { getClientKey, isOwnMachine } from './client-address.ts';

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::FFFF:1.2.3.4', '1.2.3.4'],
  ['::ffff:102:304', '1.2.3.4'],
  ['0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['Unknown', 'unknown'],
])('the key of %s is %s', (address, client) => {
  expect(getClientKey(address)).toBe(client);
});

test('a client whose connection has ended has an empty key', () => {
  expect(getClientKey(undefined)).toBe('');
});

test('only loopback addresses count as this machine', () => {
  const addresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', '', undefined];
  expect(addresses.filter(isOwnMachine)).toEqual(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
});
