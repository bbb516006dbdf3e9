import { expect, test, vi } from 'vitest';
import { parseVisitorTheme } from './visitor-theme.ts';

test.each([
  ['blue', 'blue'],
  ['yellow', 'yellow'],
  [null, 'blue'],
  [undefined, 'blue'],
])('%s is the theme %s, without a warning', (value, expected) => {
  const warn = vi.fn();
  expect(parseVisitorTheme(value, warn)).toBe(expected);
  expect(warn).not.toHaveBeenCalled();
});

test('another theme is used with a warning', () => {
  const warn = vi.fn();
  expect(parseVisitorTheme('green', warn)).toBe('green');
  expect(warn).toHaveBeenCalledExactlyOnceWith('Invalid visitor information layout theme set. Setting theme to blue');
});
