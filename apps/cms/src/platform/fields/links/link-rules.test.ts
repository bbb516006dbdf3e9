import { describe, expect, test } from 'vitest';
import { removeOwnOrigin } from '../../urls/path-key.ts';
import { isGoodLink } from './link-rules.ts';

const HARMFUL = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://',
  'terkep',
  'www.liget.example',
  '/két szó',
  '',
  '   ',
];

describe('a link', () => {
  test.each([
    '/',
    '/terkep',
    '/ballon?q=1#a',
    '#horgony',
    '?oldal=2',
    'https://pelda.hu/a',
    'HTTP://pelda.hu',
    'mailto:a@pelda.hu',
    'tel:+3611234',
  ])('accepts %s', (address) => expect(isGoodLink(address)).toBe(true));
  test.each(HARMFUL)('refuses %j', (address) => {
    expect(isGoodLink(address)).toBe(false);
  });
});

test.each([
  ['https://liget.example/ballon?q=1#a', '/ballon?q=1#a'],
  ['http://liget.example', '/'],
  ['https://mas.example/ballon', 'https://mas.example/ballon'],
  [' /terkep ', '/terkep'],
  ['https://', 'https://'],
])('stores %j as %j', (address, stored) => expect(removeOwnOrigin(address, 'https://liget.example')).toBe(stored));
