import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { shutDownGracefully } from './graceful-shutdown.ts';
import { type Renderer, rendererOf } from './render.ts';

const root = path.resolve(import.meta.dirname, '..');

async function productionRenderer(): Promise<() => Renderer> {
  const build = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href);
  const renderer = rendererOf(build, 'production');
  return () => renderer;
}

async function start(): Promise<void> {
  const environment = readEnvironment();
  const renderer = await productionRenderer();
  const app = await createApp({ environment, renderer, clientFiles: path.join(root, 'build/client') });
  await app.listen({ host: environment.HOST, port: environment.PORT });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void shutDownGracefully(app).then(() => process.exit(0));
    });
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
