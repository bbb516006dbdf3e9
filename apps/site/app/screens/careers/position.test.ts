import { expect, test } from 'vitest';
import { findApplicationEmail, isOffered } from './position.ts';

const at = (iso: string) => Temporal.Instant.from(iso);

test('a position without a deadline is open', () => {
  expect(isOffered({ deadline: null }, at('2026-11-22T12:00:00Z'))).toBe(true);
});

test('applications are open until the end of the deadline’s day in Budapest', () => {
  const position = { deadline: '2026-11-30T00:00:00+01:00' };
  expect(isOffered(position, at('2026-11-30T22:59:00Z'))).toBe(true);
  expect(isOffered(position, at('2026-11-30T23:00:00Z'))).toBe(false);
});

test('findApplicationEmail returns the address in the text', () => {
  expect(findApplicationEmail('<p>Írjon az <strong>allas@liget.example.hu</strong> címre.</p>')).toBe('allas@liget.example.hu');
  expect(findApplicationEmail('<p>Write to jobs@liget.example.hu.</p>')).toBe('jobs@liget.example.hu');
});

test('findApplicationEmail returns null for a text without an address', () => {
  expect(findApplicationEmail('<p>Jöjjön be személyesen @ a Látogatóközpontba.</p>')).toBeNull();
});
