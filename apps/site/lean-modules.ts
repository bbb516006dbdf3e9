import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const CATALOGUE = /\/app\/i18n\/(?:hu|en)\/(?!index\.ts)[^?]+\.ts$/;

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
  let compiledFiles = 0;
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] } }),
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      compiledFiles += 1;
      return Object.entries(await load(id))
        .map(([name, tree]) => `export const ${name} = ${JSON.stringify(compiled(tree as Tree))};`)
        .join('\n');
    },
    // Messages that were not compiled would be shown as they are written.
    buildEnd(error) {
      if (!error && this.environment.mode === 'build' && compiledFiles === 0)
        throw new Error(`No catalogue of messages matches ${CATALOGUE}`);
    },
  };
}
