import { expect, test } from 'vitest';
import { picturesBeforeScripts } from './render.ts';

test('the scripts that the router asks for ahead wait for styles and pictures', () => {
  expect(picturesBeforeScripts('<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>')).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
  );
});
