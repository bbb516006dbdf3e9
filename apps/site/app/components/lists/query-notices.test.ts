import { expect, test } from 'vitest';
import { getMessages } from '../../i18n/index.ts';
import { formatQueryNotices } from './query-notices.server.ts';

const hungarian = { locale: 'hu', messages: getMessages('hu') } as const;
const english = { locale: 'en', messages: getMessages('en') } as const;

test('a value that cannot be read is named as it was typed, in both languages', () => {
  const unused = [{ name: 'from', value: '2026-13-45' }];
  expect(formatQueryNotices({ unused }, hungarian)).toEqual(['Ezt nem értettük, ezért kihagytuk: kezdő nap („2026-13-45”).']);
  expect(formatQueryNotices({ unused }, english)).toEqual(['We could not read this, so we left it out: first day (‘2026-13-45’).']);
});

test('a name that does not exist is distinguished from a value that cannot be read', () => {
  expect(formatQueryNotices({ missing: [{ name: 'category', value: 'regi-rovat' }] }, hungarian)).toEqual([
    'Ezt nem találjuk: kategória („regi-rovat”). Talán megszűnt, vagy átneveztük.',
  ]);
});

test.each([
  ['control characters and turned writing are left out', 'a\0b\u202ec', 'first day (‘a b c’)'],
  ['a value without printable characters leaves the parameter’s name', '\0', 'first day'],
  ['a long value is cut', '9'.repeat(500), `first day (‘${'9'.repeat(40)}…’)`],
])('%s', (_, value, words) => {
  expect(formatQueryNotices({ unused: [{ name: 'from', value }] }, english)).toEqual([
    `We could not read this, so we left it out: ${words}.`,
  ]);
});

test('of many values the first three are named', () => {
  const unused = Array.from({ length: 200 }, (_, index) => ({ name: 'type', value: `t${index}` }));
  expect(formatQueryNotices({ unused }, english)).toEqual(['We could not read this, so we left it out: type (‘t0’, ‘t1’, ‘t2’, …).']);
});

test('a missing page and a cut text have a notice, and nothing else has', () => {
  expect(formatQueryNotices({ beyond: 9, isCut: true }, english)).toHaveLength(2);
  expect(formatQueryNotices({}, english)).toEqual([]);
});
