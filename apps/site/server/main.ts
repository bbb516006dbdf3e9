import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { shutDownGracefully } from './http/graceful-shutdown.ts';
import { createLogStream } from './logging/log-stream.ts';
import { logUnhandledRejections } from './logging/unhandled-rejections.ts';
import { createRenderer, type Renderer } from './pages/render.ts';

const root = path.resolve(import.meta.dirname, '..');

const bundle = path.join(root, 'build/server/index.js');

async function createProductionRenderer(): Promise<() => Renderer> {
  const renderer = createRenderer(await import(pathToFileURL(bundle).href), 'production');
  return () => renderer;
}

/** Every change that may parse or render an answer differently changes the bundle. */
const hashBundle = async () =>
  createHash('sha256')
    .update(await readFile(bundle))
    .digest('base64url')
    .slice(0, 22);

async function start(): Promise<void> {
  const environment = readEnvironment();
  const renderer = await createProductionRenderer();
  const log = createLogStream();
  const clientFiles = path.join(root, 'build/client');
  const app = await createApp({
    environment,
    renderer,
    bundle: pathToFileURL(bundle).href,
    build: await hashBundle(),
    clientFiles,
    logStream: log.stream,
  });
  logUnhandledRejections(app.log);
  await app.listen({ host: environment.HOST, port: environment.PORT });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void shutDownGracefully(app)
        .then(log.written)
        .then(() => process.exit(0));
    });
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
