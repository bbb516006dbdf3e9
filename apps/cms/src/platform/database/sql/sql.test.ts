import { expect, test } from 'vitest';
import { quoteIdentifier, quoteText } from './sql.ts';

test('quoteText escapes quotation marks and removes NUL', () => {
  expect(quoteText('Kiss Anna')).toBe("'Kiss Anna'");
  expect(quoteText("O'Brien''")).toBe("'O''Brien'''''");
  expect(quoteText("'\u0000' OR 1=1 --")).toBe("''''' OR 1=1 --'");
});

test('quoteIdentifier escapes quotation marks', () => {
  expect(quoteIdentifier('_events_v')).toBe('"_events_v"');
  expect(quoteIdentifier('a"; DROP TABLE users --')).toBe('"a""; DROP TABLE users --"');
});
