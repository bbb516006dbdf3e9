import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import type { Renderer } from '../pages/render.ts';
import { createRenderer } from '../pages/render.ts';

type Routes = ServerBuild['routes'];
type Module = NonNullable<Routes[string]>['module'];
type Assets = ServerBuild['assets']['routes'];

const ROOT = 'root';

const modules = import.meta.glob<Module>(['../../app/root.tsx', '../../app/{layout,screens,catch-all}/**/*.tsx', '!**/*.test.tsx']);

/** A renderer of the site's pages, loaders and actions from the sources, without a build. Takes seconds the first time. */
export async function startPages(): Promise<Renderer> {
  const { default: configuration } = await import('../../app/routes.ts');
  const routes: Routes = {};
  const assets: Assets = {};
  async function add(id: string, file: string, place: { path?: string | undefined; parentId?: string }) {
    const module = await modules[`../../app/${file}`]?.();
    if (!module) throw new Error(`No route module ${file}`);
    const route = { id, ...place } as { id: string; parentId?: string; path?: string };
    routes[id] = { ...route, module };
    assets[id] = {
      ...route,
      module: `/${file}`,
      hasAction: 'action' in module,
      hasLoader: 'loader' in module,
      hasClientAction: 'clientAction' in module,
      hasClientLoader: 'clientLoader' in module,
      hasClientMiddleware: 'clientMiddleware' in module,
      hasErrorBoundary: 'ErrorBoundary' in module,
      clientActionModule: undefined,
      clientLoaderModule: undefined,
      clientMiddlewareModule: undefined,
      hydrateFallbackModule: undefined,
    };
  }
  async function addAll(entries: RouteConfigEntry[], parentId: string): Promise<void> {
    for (const { id = '', path, file, children = [] } of entries) {
      await add(id, file, { path, parentId });
      await addAll(children, id);
    }
  }
  await add(ROOT, 'root.tsx', { path: '' });
  await addAll(configuration, ROOT);
  const build: ServerBuild = {
    entry: { module: await import('../../app/entry.server.tsx') },
    routes,
    assets: { entry: { imports: [], module: '/entry.client.tsx' }, routes: assets, url: '/manifest.js', version: 'test' },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
  };
  return createRenderer(build, 'production');
}
