import { expect, test } from 'vitest';
import { toHtmlJson, unlinkPaths } from './json-ld.ts';

test.each([
  '</script><script>alert(1)</script>',
  '<!-- comment',
  '<![CDATA[',
  'line\u2028and\u2029paragraph',
  'Őszi "séta" & \\ \'idézet\'',
])('the data block survives %j unchanged and cannot be left', (text) => {
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
])('%s is %s for who does not know where it stood', (html, whole) => {
  expect(unlinkPaths(html)).toBe(whole);
});
