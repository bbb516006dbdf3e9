import path from 'node:path';
import { createServer } from 'vite';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { rendererOf } from './render.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The site with Vite in front: modules are compiled when asked for, and the browser reloads what changes. */
async function start(): Promise<void> {
  const environment = readEnvironment();
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  const app = await createApp({
    environment,
    renderer: async () => rendererOf((await vite.ssrLoadModule('virtual:react-router/server-build')) as never, 'development'),
    middleware: (request, response, next) => vite.middlewares(request, response, next),
  });
  await app.listen({ host: environment.HOST, port: environment.PORT });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
