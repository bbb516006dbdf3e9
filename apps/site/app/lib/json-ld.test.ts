import { expect, test } from 'vitest';
import { jsonForHtml } from './json-ld.ts';

test.each([
  '</script><script>alert(1)</script>',
  '<!-- comment',
  '<![CDATA[',
  'line\u2028and\u2029paragraph',
  'Őszi "séta" & \\ \'idézet\'',
])('the data block survives %j unchanged and cannot be left', (text) => {
  const json = jsonForHtml({ name: text });
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ name: text });
});
