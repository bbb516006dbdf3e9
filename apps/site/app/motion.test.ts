import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const sheets = globSync(['apps/site/app/**/*.css', 'packages/ui/src/**/*.css'], { cwd: root });

/** Animations that may last longer than five seconds, with the reasons. */
const ALLOWED: Record<string, string> = {
  'announcement-move': 'has a button that stops it',
  grow: 'tells that the next page is on its way',
  'progress-run': 'tells that something is on its way',
  'picture-comes': 'moves nothing that is seen',
};

const animations = sheets.flatMap((sheet) =>
  [...readFileSync(path.join(root, sheet), 'utf8').matchAll(/^\s*animation: (?!none)([^;]+);(?:\s*animation-timeline: (\w+))?/gm)].map(
    ([, value = '', timeline]) => {
      const words = value.replace(/\([^)]*\)/g, '').split(/\s+/);
      const [duration = 0, delay = 0] = words.flatMap((word) => {
        const [, number, unit] = /^([\d.]+)(m?s)$/.exec(word) ?? [];
        return number === undefined ? [] : [Number(number) / (unit === 'ms' ? 1000 : 1)];
      });
      const times = words.includes('infinite') ? Number.POSITIVE_INFINITY : Number(words.find((word) => /^\d+$/.test(word)) ?? 1);
      return { sheet, name: words[0] ?? '', seconds: timeline ? 0 : duration * times + delay };
    },
  ),
);

test('nothing moves on its own for more than five seconds, unless it can be stopped or shows that something is loading (WCAG 2.2.2)', () => {
  expect(animations.length).toBeGreaterThan(5);
  expect(animations.filter(({ name, seconds }) => seconds > 5 && !(name in ALLOWED))).toEqual([]);
  expect(Object.keys(ALLOWED).filter((name) => !animations.some((animation) => animation.name === name))).toEqual([]);
});
