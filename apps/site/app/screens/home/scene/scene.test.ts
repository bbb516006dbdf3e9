import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getContrast, PALETTE } from '@liget/design-tokens';
import { HOURS_OF_LIGHT } from '@liget/park';
import { describe, expect, test } from 'vitest';

const readSource = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const css = readSource('Scene.module.css');

describe('the text on the sky', () => {
  test.each(HOURS_OF_LIGHT)('has a contrast of 4.5 to 1 on every colour behind it at %s', (hour) => {
    const block = css.slice(css.indexOf(`[data-hour="${hour}"]`)).split('}')[0] ?? '';
    const colour = (name: string) => {
      const [, value, token] = new RegExp(`--${name}: (#[0-9a-f]{6}|var\\(--([\\w-]+)\\));`).exec(block) ?? [];
      return token === undefined ? (value ?? '') : PALETTE[token as keyof typeof PALETTE];
    };
    for (const sky of ['sky-1', 'sky-2']) expect(getContrast(colour('on-sky'), colour(sky))).toBeGreaterThanOrEqual(4.5);
  });
});

test('what the drawing shows in some seasons, hours or states only, the style sheet shows and hides by the same names', () => {
  const listNames = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));
  const drawn = listNames(readSource('park.svg'), /display:var\((--[a-z]+),/g);
  expect(drawn).toContain('--skating');
  expect(listNames(css, /(--[a-z]+): (?:none|inline);/g)).toEqual(drawn);
});
