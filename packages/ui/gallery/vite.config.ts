import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const page = (name: string) => path.join(import.meta.dirname, name);

export default defineConfig({
  base: './',
  plugins: [react()],
  cacheDir: page('../../../node_modules/.vite/gallery'),
  build: { outDir: page('build'), emptyOutDir: true, rolldownOptions: { input: [page('index.html'), page('frame.html')] } },
});
