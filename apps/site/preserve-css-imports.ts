import type { Plugin } from 'vite';

/**
 * An imported style sheet is part of its importer, also where nobody reads its class names: a screen imports the sheets of its deferred
 * parts. Without this plugin the build leaves out a CSS module whose names are not used.
 */
export function preserveCssImports(): Plugin {
  return {
    name: 'kept-sheets',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}
