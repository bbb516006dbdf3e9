import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const CATALOGUE = /\/app\/messages\/(?:hu|en)\/(?!index\.ts)[a-z-]+\.ts$/;

type Tree = { [key: string]: string | Tree };

const compiled = (tree: Tree): Record<string, unknown> =>
  Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]));

/**
 * Compiles the texts when the site is built, so that no browser loads a parser for ICU messages (a tenth of the first load).
 * The formatter that reads compiled messages takes the place of the one that parses.
 */
export function compiledMessages(): Plugin {
  let changes = 0;
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] } }),
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      changes += 1;
      const catalogues: Record<string, Tree> = await import(`${pathToFileURL(id).href}?change=${changes}`);
      return Object.entries(catalogues)
        .map(([name, tree]) => `export const ${name} = ${JSON.stringify(compiled(tree))};`)
        .join('\n');
    },
  };
}
