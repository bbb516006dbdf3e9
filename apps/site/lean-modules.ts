import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const CATALOGUE = /\/app\/i18n\/(?:hu|en)\/(?!index\.ts)[^?]+\.ts$/;

type Tree = { [key: string]: string | Tree };

const compileTree = (tree: Tree): Record<string, unknown> =>
  Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileTree(value)]));

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
export function compileMessagesPlugin(): Plugin {
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
        .map(([name, tree]) => `export const ${name} = ${JSON.stringify(compileTree(tree as Tree))};`)
        .join('\n');
    },
    // Messages that were not compiled would be shown as they are written.
    buildEnd(error) {
      if (!error && this.environment.mode === 'build' && compiledFiles === 0)
        throw new Error(`No catalogue of messages matches ${CATALOGUE}`);
    },
  };
}

const SCREENS = /\/packages\/content-api\/src\/screens\.ts$/;
/** Of a row's `items` in the table of screens: what the content service and the site's server alone ask by. */
const ITEM_SOURCE = /\b(?:collection|list|one): '[\w-]+',?/g;
const ASKS_ITEM_SOURCE = /\.items\.(?:collection|list|one)\b/;

/** Leaves out of the table of screens what no browser asks for: 140 bytes of each first load. A browser's code that asks for it fails the build. */
export function removeItemSourcesPlugin(): Plugin {
  return {
    name: 'without-item-sources',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (SCREENS.test(id) ? code.replaceAll(ITEM_SOURCE, '') : null),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && ASKS_ITEM_SOURCE.test(file.code))
          this.error(`${file.fileName} asks for the source of a screen’s items`);
    },
  };
}
