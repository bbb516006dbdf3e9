import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const APP = 'apps/site/app';
const UI = 'packages/ui/src';

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
const findAll = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const isDrawn = (file: string) => !/\.(?:test|stories)\.tsx?$/.test(file);

const components = findAll(`{${APP},${UI}}/**/*.tsx`).filter(isDrawn);
const sources = findAll(`{${APP},${UI}}/**/*.{ts,tsx}`).filter(isDrawn);
const sheets = findAll(`{${APP},${UI},packages/design-tokens/src}/**/*.css`);
const modules = sheets.filter((file) => file.endsWith('.module.css'));

/** Class names of libraries. */
const FOREIGN = /^(?:yarl__|maplibregl-)/;

interface Use {
  file: string;
  sheet: string;
  /** The code of the name; without a name when it is only known at run time. */
  text: string;
  name: string | undefined;
}

function listUses(file: string): Use[] {
  const code = readText(file);
  const imports = [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)];
  const rest = code.replace(/^import .*$/gm, '');
  return imports.flatMap(([, local = '', sheet = '']) =>
    [...rest.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\['([^']+)'\\]|\\[[^\\]]+\\])`, 'g'))].map(([text, dotted, quoted]) => ({
      file: path.posix.relative(APP, file),
      sheet: path.posix.join(path.posix.dirname(file), sheet),
      text,
      name: dotted ?? quoted,
    })),
  );
}

const stripComments = (sheet: string) => readText(sheet).replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|@import [^;]*;/g, '');
const listNames = (css: string) => [...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
/** The classes that a style sheet defines itself: those of others are in `:global()`. */
const getClasses = (sheet: string): Set<string> => new Set(listNames(stripComments(sheet).replace(/:global\([^)]*\)/g, '')));

const uses = components.flatMap(listUses);

/** Names that are computed while rendering, with all possible values. */
const CHOSEN: Record<string, readonly string[]> = {
  'components/sections/Facts.tsx styles[display]': ['figures', 'list'],
  'components/sections/signs/Sign.tsx styles[look]': ['large', 'small'],
  'screens/magazine/StoryGrid.tsx styles[size]': ['wide', 'narrow', 'third', 'half', 'full'],
};

describe('a class that a component uses from its style sheet', () => {
  test('is checked in very many places', () => {
    expect(uses.length).toBeGreaterThan(300);
  });

  test('is defined in that sheet, because the page would otherwise have class="undefined"', () => {
    const missing = uses.filter(({ sheet, name }) => name !== undefined && !getClasses(sheet).has(name));
    expect(missing.map(({ file, text }) => `${file} ${text}`)).toEqual([]);
  });

  test('is computed at run time only from known values', () => {
    const chosen = uses.filter(({ name }) => name === undefined);
    expect(chosen.map(({ file, text }) => `${file} ${text}`).toSorted()).toEqual(Object.keys(CHOSEN).toSorted());
    const missing = chosen.flatMap(({ file, sheet, text }) =>
      (CHOSEN[`${file} ${text}`] ?? []).filter((name) => !getClasses(sheet).has(name)).map((name) => `${file} ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

/** Values of conditions inside `joinClassNames()`, and class names that only mark elements for scripts. */
const VALUES = new Set(['primary', 'medium', 'lightbox-link']);

describe('a class name as text, of the design system or of the layout', () => {
  /** The values of `className`, and the arguments of `joinClassNames`. */
  const written = components.flatMap((file) =>
    [...readText(file).matchAll(/className="([^"]+)"|\bclassNames\(([^;]*?)\)[,;}\s]|className=\{`([^`]*)`\}/g)].flatMap(
      ([, attribute = '', called = '', template = '']) => {
        const quoted = [...called.matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, text = '', pattern = '']) => text || pattern);
        return [attribute, template, ...quoted]
          .flatMap((text) => text.split(/\s+/))
          .filter((name) => /^[a-z][\w-]*$/.test(name) && !VALUES.has(name))
          .map((name) => ({ file, name }));
      },
    ),
  );
  const known = new Set(sheets.filter((sheet) => !modules.includes(sheet)).flatMap((sheet) => [...getClasses(sheet)]));

  test('is checked in very many places', () => {
    expect(written.length).toBeGreaterThan(250);
  });

  test('is defined in a sheet', () => {
    const missing = written.filter(({ name }) => !known.has(name)).map(({ file, name }) => `${file} ${name}`);
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('a class of a style sheet', () => {
  const code = sources.map(readText).join('\n');
  const words = new Set(code.match(/[a-zA-Z][\w-]*/g));
  /** 'button-' of `button-${look}`. */
  const beginnings = [...code.matchAll(/\b([a-z][a-z-]*-)\$\{/g)].map(([, beginning = '']) => beginning);
  const isWritten = (name: string) => FOREIGN.test(name) || words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));

  test('of a module is used by a component', () => {
    const chosen = new Map(
      uses.filter(({ name }) => name === undefined).map(({ sheet, file, text }) => [sheet, CHOSEN[`${file} ${text}`]]),
    );
    const unused = modules.flatMap((sheet) => {
      const taken = new Set([...uses.filter((use) => use.sheet === sheet).map(({ name }) => name), ...(chosen.get(sheet) ?? [])]);
      return [...getClasses(sheet)].filter((name) => !taken.has(name)).map((name) => `${sheet} .${name}`);
    });
    expect(unused).toEqual([]);
  });

  test('of the design system, and one that another sheet calls global, is used somewhere', () => {
    const unused = sheets.flatMap((sheet) => {
      const names = modules.includes(sheet)
        ? [...stripComments(sheet).matchAll(/:global\(([^)]*)\)/g)].flatMap(([, inside = '']) => listNames(inside))
        : listNames(stripComments(sheet));
      return names.filter((name) => !isWritten(name)).map((name) => `${sheet} .${name}`);
    });
    expect([...new Set(unused)]).toEqual([]);
  });
});
