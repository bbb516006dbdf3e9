import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HOURS_OF_LIGHT } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { getContrast } from '../../../../../../packages/ui/gallery/contrast.ts';

describe('the text on the sky', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'Scene.module.css'), 'utf8');

  test.each(HOURS_OF_LIGHT)('has a contrast of 4.5 to 1 on every colour behind it at %s', (hour) => {
    const block = css.slice(css.indexOf(`[data-hour="${hour}"]`)).split('}')[0] ?? '';
    const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? '';
    for (const sky of ['sky-1', 'sky-2']) expect(getContrast(colour('on-sky'), colour(sky))).toBeGreaterThanOrEqual(4.5);
  });
});
