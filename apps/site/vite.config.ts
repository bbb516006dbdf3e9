import { createHash } from 'node:crypto';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileMessagesPlugin, removeItemSourcesPlugin } from './lean-modules.ts';
import { preserveCssImports } from './preserve-css-imports.ts';

const filesByMark = new Map<string, string>();

/**
 * A class of a CSS module: its name and three letters of its file's hash, because scripts, sheets and pages contain it. The default has more letters and
 * the number of the line. Throws when two files have the same letters: rename one.
 */
function createScopedName(name: string, file: string): string {
  const sheet = path.relative(import.meta.dirname, file);
  const mark = createHash('sha256').update(sheet).digest('base64url').slice(0, 3);
  const other = filesByMark.get(mark) ?? sheet;
  if (other !== sheet) throw new Error(`${sheet} and ${other} would share class names`);
  filesByMark.set(mark, sheet);
  return `${name}_${mark}`;
}

/** The modules that every screen loads, and buttons, titles and pictures, which most of them use: each file costs 600 bytes of headers more. */
const FRAME_MODULES = [
  /apps[\\/]site[\\/]app[\\/](?:root|layout[\\/]ShellRoute|components[\\/]pictures[\\/]ContentPicture)\.tsx/,
  /packages[\\/]ui[\\/]src[\\/](?:actions[\\/]Button|pictures[\\/]Picture|text[\\/]Text)\.tsx/,
  /node_modules[\\/](?:react-dom|react-router)[\\/]|node_modules[\\/]lucide[\\/]dist[\\/]esm[\\/]icons[\\/]x\./,
];

export default defineConfig({
  plugins: [compileMessagesPlugin(), removeItemSourcesPlugin(), preserveCssImports(), reactRouter()],
  define: { 'import.meta.env.VITE_DEBUG_TOOLS': JSON.stringify(process.env['VITE_DEBUG_TOOLS'] ?? 'off') },
  // The router's manifest names every file: short names make it a third lighter.
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { output: { assetFileNames: 'assets/[hash:7][extname]' } } },
  css: { modules: { generateScopedName: createScopedName } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The router's messages for developers are of no use in a visitor's browser.
          treeshake: {
            manualPureFunctions: ['warning', 'warnOnce'],
            // Rules and words beside the components do nothing when they are loaded: who uses none of them does not load them.
            moduleSideEffects: [{ test: /apps[\\/]site[\\/]app[\\/](?:lib|components|screens)[\\/].*\.ts$/, sideEffects: false }],
          },
          output: {
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: {
              // One file with the code that every screen loads, and its imports: many small files compress worse.
              // The entry is not in it: it hydrates when it is loaded, and the screen's code must be there by then (server/pages/first-load.ts).
              groups: [
                {
                  name: 'frame',
                  test: (file) => FRAME_MODULES.some((part) => part.test(file)),
                },
              ],
            },
          },
        },
      },
    },
  },
  experimental: {
    // The router ends the address of a style sheet that also comes with a part's code with '#'. Under the same address, the loader of
    // parts knows that it is there; it would add it once more at the end, after those that overrule it.
    renderBuiltUrl: (file, { hostType }) => (hostType === 'js' && file.endsWith('.css') ? `/${file}#` : undefined),
  },
  // The workspace's own packages are TypeScript sources; they and the formatter of messages are built with the site.
  ssr: { noExternal: [/^@liget\//, 'use-intl'] },
});
