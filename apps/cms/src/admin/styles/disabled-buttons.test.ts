// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';

const SRC = path.resolve(import.meta.dirname, '../..');
/** The surface and the pin of a map, which is shown read-only as a whole. */
const NO_BUTTONS = /className="liget-point__/;

/** The native buttons that can be disabled: their files, and the class that gives them their look. */
const buttons = globSync('**/*.tsx', { cwd: SRC }).flatMap((file) =>
  (readFileSync(path.join(SRC, file), 'utf8').match(/<button\b[^]*?<\/button>/g) ?? [])
    .filter((button) => /\sdisabled=/.test(button) && !NO_BUTTONS.test(button))
    .map((button) => ({ file, className: /["'`\s](?:liget-button|btn)(?=["'`\s])/.exec(button)?.[0].slice(1) ?? '' })),
);

beforeAll(() => {
  const sheet = document.createElement('style');
  const colours = [0, 100, 200, 400, 500].map((step) => `--theme-elevation-${step}: rgb(${step / 4} 0 0);`).join(' ');
  sheet.textContent = `:root { --theme-text: rgb(0 0 250); ${colours} } .btn { color: white; background: black; }`;
  sheet.textContent += readFileSync(path.join(import.meta.dirname, 'buttons.css'), 'utf8');
  document.head.append(sheet);
});

function getLook(className: string, disabled: boolean): Record<string, string> {
  const button = Object.assign(document.createElement('button'), { className, disabled });
  document.body.append(button);
  const { cursor, color, backgroundColor } = getComputedStyle(button);
  return { cursor, color, backgroundColor };
}

test('every button of the admin looks disabled when it is disabled', async () => {
  expect(buttons.length).toBeGreaterThan(20);
  await everyRow(
    buttons,
    ({ file, className }) => `${file}: ${className}`,
    ({ className }) => {
      const [enabled, disabled] = [getLook(className, false), getLook(className, true)];
      expect(disabled['cursor']).toBe('not-allowed');
      expect(disabled['color']).not.toBe(enabled['color']);
      expect(disabled['backgroundColor']).not.toBe(enabled['backgroundColor']);
    },
  );
});

test('a disabled button of Payload keeps Payload’s look', () => {
  expect(getLook('btn btn--disabled', true)).toEqual(getLook('btn', false));
});
