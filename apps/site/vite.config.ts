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
                // What every screen loads, in one file each: many small files compress worse (113 kB against 106 kB in all).
                {
                  name: 'framework',
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs)[\\/]/,
                },
                {
                  name: 'site',
                  test: /(?:apps[\\/]site[\\/]app[\\/](?:lib|route-table|shell)|packages[\\/]ui[\\/]src[\\/])/,
                  minShareCount: 12,
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
