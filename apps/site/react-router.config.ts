import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@react-router/dev/config';
import type { ServerBuild } from 'react-router';
import { writePageSheets } from './page-sheets.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const { assets }: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(path.join(buildDirectory, 'server/index.js')).href);
    await writePageSheets(path.join(buildDirectory, 'client'), assets.routes);
  },
} satisfies Config;
