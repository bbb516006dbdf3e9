import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const CATALOGUE = /\/app\/messages\/(?:hu|en)\/(?!index\.ts)[a-z-]+\.ts$/;

type Tree = { [key: string]: string | Tree };

const compiled = (tree: Tree): Record<string, unknown> =>
  Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]));

/** The module as it is now, whatever was imported from the file before. */
function freshImporter(): (file: string) => Promise<Record<string, unknown>> {
  let changes = 0;
  return async (file) => {
    changes += 1;
    return (await import(`${pathToFileURL(file).href}?change=${changes}`)) as Record<string, unknown>;
  };
}

/**
 * Compiles the texts when the site is built, so that no browser loads a parser for ICU messages (a tenth of the first load).
 * The formatter that reads compiled messages takes the place of the one that parses.
 */
export function compiledMessages(): Plugin {
  const load = freshImporter();
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] } }),
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      return Object.entries(await load(id))
        .map(([name, tree]) => `export const ${name} = ${JSON.stringify(compiled(tree as Tree))};`)
        .join('\n');
    },
  };
}
