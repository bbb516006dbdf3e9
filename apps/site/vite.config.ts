import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The workspace's own packages are TypeScript sources; they are built with the site.
  ssr: { noExternal: [/^@liget\//] },
});
