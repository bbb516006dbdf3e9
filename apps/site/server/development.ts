import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { createRenderer } from './pages/render.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The site with Vite: modules are compiled on request, and the browser reloads changes. */
async function start(): Promise<void> {
  const environment = readEnvironment();
  // Vite uses the site's own server for its WebSocket, so it is created second.
  let vite: ViteDevServer | undefined;
  const app = await createApp({
    environment,
    renderer: async () => createRenderer((await vite?.ssrLoadModule('virtual:react-router/server-build')) as never, 'development'),
    middleware: (request, response, next) => (vite ? vite.middlewares(request, response, next) : next()),
  });
  vite = await createServer({ root, server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' });
  await app.listen({ host: environment.HOST, port: environment.PORT });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
