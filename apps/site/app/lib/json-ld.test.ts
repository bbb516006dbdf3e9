import { expect, test } from 'vitest';
import { toHtmlJson, unlinkPaths } from './json-ld.ts';

test.each([
  '</script><script>alert(1)</script>',
  '<!-- comment',
  '<![CDATA[',
  'line\u2028and\u2029paragraph',
  'Őszi "séta" & \\ \'idézet\'',
])('toHtmlJson keeps %j readable and cannot be ended by it', (text) => {
  const json = toHtmlJson({ name: text });
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ name: text });
});

test.each([
  [
    '<p>A <a href="/terkep#wc">térkép</a> és a <a href="#jegy" target="_blank"><strong>jegy</strong></a>.</p>',
    '<p>A térkép és a <strong>jegy</strong>.</p>',
  ],
  [
    '<a href="https://a.example/x">kint</a>, <a href="tel:+361">hívás</a>',
    '<a href="https://a.example/x">kint</a>, <a href="tel:+361">hívás</a>',
  ],
])('unlinkPaths turns %s into %s', (html, whole) => {
  expect(unlinkPaths(html)).toBe(whole);
});
