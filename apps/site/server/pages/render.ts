import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { RequestContext } from '../../app/content/context.ts';
import { now } from '../../app/lib/clock.ts';
import { createPageSheets, type PageSheets } from '../../page-sheets.ts';
import { type StoredPage, toStoredPage } from '../cache/stored-page.ts';
import { buildContentSecurityPolicy, WITHOUT_SCRIPTS } from '../http/security.ts';
import { delayScripts, mergeSheets, removeScripts } from './first-load.ts';

type Handler = ReturnType<typeof createRequestHandler>;
type MakeContext = (values: RequestContext) => RouterContextProvider;

export interface Renderer {
  handler: Handler;
  createLoadContext: MakeContext;
  pageSheets: PageSheets;
}

interface SiteEntry {
  createLoadContext: MakeContext;
  createRequestHandler: typeof createRequestHandler;
}

function isSiteEntry(module: object): module is SiteEntry {
  return 'createLoadContext' in module && 'createRequestHandler' in module;
}

/** The site's own server bundle. Throws if the bundle does not match this site. */
export function createRenderer(build: ServerBuild, mode: 'production' | 'development'): Renderer {
  const { module } = build.entry;
  if (!isSiteEntry(module)) throw new Error('The site’s server bundle does not export createLoadContext; build it again.');
  return {
    handler: module.createRequestHandler(build, mode),
    createLoadContext: module.createLoadContext,
    // In development there is no build, and each style sheet is served separately.
    pageSheets: mode === 'production' ? createPageSheets(build.assets.routes) : new Map(),
  };
}

interface RenderOptions {
  renderer: Renderer;
  context: Omit<RequestContext, 'now' | 'isDocument'>;
}

/** Renders a URL to a response in memory. Does not throw for an error of the page: the page has its status. */
export async function renderPage(request: Request, { renderer, context }: RenderOptions): Promise<StoredPage> {
  const isDocument = !new URL(request.url).pathname.endsWith('.data');
  const response = await renderer.handler(request, renderer.createLoadContext({ ...context, isDocument, now: context.previewAt ?? now() }));
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = isHtml
    ? Buffer.from(mergeSheets((context.errorPage ? removeScripts : delayScripts)(await response.text()), renderer.pageSheets))
    : Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') headers[name] = value;
  }
  if (isHtml) {
    const policy = buildContentSecurityPolicy(body.toString('utf8'), context.publicOrigin.startsWith('https:'));
    headers['content-security-policy'] = context.errorPage ? `${policy}; ${WITHOUT_SCRIPTS}` : policy;
    // Browsers refuse a sandboxed page with another policy (HTML, “navigate”); without scripts it has nothing to protect.
    if (context.errorPage) headers['cross-origin-opener-policy'] = 'unsafe-none';
  }
  return toStoredPage(response.status, headers, body);
}
