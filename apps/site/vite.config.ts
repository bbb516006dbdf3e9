import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from './lean-modules.ts';
import { leanRouter, sheetsOnce } from './lean-router.ts';

export default defineConfig({
  plugins: [compiledMessages(), leanRouter(), sheetsOnce(), reactRouter()],
  // The router's manifest names every file: short names make it a third lighter.
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { output: { assetFileNames: 'assets/[hash:8][extname]' } } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What the router tells developers has no reader in a visitor's browser.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
          output: {
            entryFileNames: 'assets/[hash:8].js',
            chunkFileNames: 'assets/[hash:8].js',
            codeSplitting: {
              groups: [
                // What every screen loads, in one file: many small files compress worse.
                {
                  name: 'frame',
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs)[\\/]|apps[\\/]site[\\/]app[\\/](?:lib[\\/](?!file-size)|shell[\\/](?!sections|articles|forms|information|lists|Afloat|navigation[\\/](?:Prefetch|connection)|SiteLightbox|use-native-dialog|header[\\/]SearchDialog|consent[\\/]CookieSettings)|root|entry)|packages[\\/]content-api[\\/]src[\\/]screens|packages[\\/]ui[\\/]src[\\/](?:Text|navigation[\\/]Pagination|dialogs[\\/]modal-store|actions[\\/](?:Button|Chip|Icon)|class-names)|rolldown[\\/]runtime|preload-helper/,
                  minShareCount: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  // The workspace's own packages are TypeScript sources; they and the formatter of messages are built with the site.
  ssr: { noExternal: [/^@liget\//, 'use-intl'] },
});
