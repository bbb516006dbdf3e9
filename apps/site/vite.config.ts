import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { addressesOnly, compiledMessages } from './lean-modules.ts';

export default defineConfig({
  plugins: [compiledMessages(), addressesOnly(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What the router tells developers has no reader in a visitor's browser.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
          output: {
            codeSplitting: {
              groups: [
                // What every screen loads, in one file: many small files compress worse.
                {
                  name: 'frame',
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|apps[\\/]site[\\/]app[\\/](?:lib|shell[\\/](?!sections|articles|forms|information)|route-table|root|entry)|rolldown-runtime|preload-helper/,
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
