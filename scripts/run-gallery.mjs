// `npm run gallery`: the design system's components in all their states. `-- --build` writes it to packages/ui/gallery/build.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, createServer } from 'vite';
import { root } from './install.mjs';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

const { values } = parseArgs({
  options: { build: { type: 'boolean', default: false }, port: { type: 'string', default: process.env.PORT ?? '3030' } },
});
const configFile = path.join(root, 'packages/ui/gallery/vite.config.ts');
const folder = path.dirname(configFile);

if (values.build) {
  await build({ root: folder, configFile, logLevel: 'warn' });
  console.log(`Gallery: ${path.join(path.relative(root, folder), 'build/index.html')}`);
} else {
  const server = await createServer({ root: folder, configFile, server: { host: '127.0.0.1', port: Number(values.port) } });
  await server.listen();
  console.log(`Gallery: ${server.resolvedUrls?.local[0]}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void server.close().then(() => process.exit(0)));
}
