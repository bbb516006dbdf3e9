import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BREAKPOINTS } from '../breakpoints.ts';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

test('the breakpoints of tokens.css equal those of scripts', () => {
  const documented = [...css.matchAll(/--[\w-]+ (\d+)px {2}/g)].map(([, width]) => Number(width));
  expect(documented).toEqual(Object.values(BREAKPOINTS));
  expect(Object.values(BREAKPOINTS)).toEqual([640, 768, 992, 1024, 1440]);
});
