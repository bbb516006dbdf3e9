import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const files = globSync('**/*.tsx', { cwd: import.meta.dirname });

interface Use {
  file: string;
  sheet: string;
  /** As it stands in the code; without a name when it is only known at run time. */
  text: string;
  name: string | undefined;
}

function usesIn(file: string): Use[] {
  const code = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const imports = [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)];
  const rest = code.replace(/^import .*$/gm, '');
  return imports.flatMap(([, local = '', sheet = '']) =>
    [...rest.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\['([^']+)'\\]|\\[[^\\]]+\\])`, 'g'))].map(([text, dotted, quoted]) => ({
      file,
      sheet: path.join(import.meta.dirname, path.dirname(file), sheet),
      text,
      name: dotted ?? quoted,
    })),
  );
}

function classesOf(sheet: string): Set<string | undefined> {
  const css = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
}

const uses = files.flatMap(usesIn);

/** What is looked up while rendering, with every value that it can have. */
const CHOSEN: Record<string, readonly string[]> = {
  'shell/sections/Sign.tsx styles[look]': ['large', 'small'],
  'screens/magazine/StoryGrid.tsx styles[size]': ['wide', 'narrow', 'third', 'half', 'full'],
};

describe('a class that a component takes from its style sheet', () => {
  test('is looked for in very many places', () => {
    expect(uses.length).toBeGreaterThan(300);
  });

  test('stands in that sheet, or the page would say class="undefined"', () => {
    const missing = uses.filter(({ sheet, name }) => name !== undefined && !classesOf(sheet).has(name));
    expect(missing.map(({ file, text }) => `${file} ${text}`)).toEqual([]);
  });

  test('and is chosen at run time where every choice is known', () => {
    const chosen = uses.filter(({ name }) => name === undefined);
    expect(chosen.map(({ file, text }) => `${file} ${text}`).toSorted()).toEqual(Object.keys(CHOSEN).toSorted());
    const missing = chosen.flatMap(({ file, sheet, text }) =>
      (CHOSEN[`${file} ${text}`] ?? []).filter((name) => !classesOf(sheet).has(name)).map((name) => `${file} ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
