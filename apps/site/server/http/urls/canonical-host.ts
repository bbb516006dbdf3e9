import type { FastifyInstance } from 'fastify';
import { isAdminPath, isServicePath } from '../../../app/lib/urls/service-paths.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const getHostname = (origin: string) => URL.parse(origin)?.hostname ?? '';
const isLoopback = (origin: string) => LOOPBACK.has(getHostname(origin));
const getProtocolAndPort = ({ protocol, port }: URL) => `${protocol}${port}`;

/** Whether both are names of this machine with the same port: `http://127.0.0.1:3000` and `http://localhost:3000`. */
export function isSameMachine(origin: string, publicOrigin: string): boolean {
  const [requestUrl, publicUrl] = [URL.parse(origin), URL.parse(publicOrigin)];
  return (
    requestUrl !== null &&
    publicUrl !== null &&
    isLoopback(origin) &&
    isLoopback(publicOrigin) &&
    getProtocolAndPort(requestUrl) === getProtocolAndPort(publicUrl)
  );
}

/** The origin of a form from this site's own pages, which the router may compare; `undefined` for a page of another origin. */
export function getFormOrigin(origin: string | undefined, publicOrigin: string): string | undefined {
  const isOwn = origin === undefined || origin === publicOrigin || isSameMachine(origin, publicOrigin);
  return isOwn ? publicOrigin : undefined;
}

/** Health checks and files. */
const MACHINES = /^\/(?:healthz|readyz|metrics)(?:[/?]|$)|\.(?:txt|xml|ico|svg|webmanifest|geojson|data|js|css|woff2)(?:\?|$)/i;
/** Paths that machines request, under any host name. The admin is for people. */
const isForMachines = (url: string) => MACHINES.test(url) || (isServicePath(url) && !isAdminPath(url));

/**
 * Redirects requests for other host names to the public origin. Names of this machine are served, for its operator and because a proxy may not pass
 * on the name; but the admin works at one origin only (cookies, CSRF), so local names redirect there too. Without a configured public origin every
 * name is served, because 'localhost' would be the visitor's own machine.
 */
export function registerCanonicalHostRedirects(app: FastifyInstance, publicOrigins: readonly [string, ...string[]]): void {
  const [publicOrigin] = publicOrigins;
  const { protocol } = new URL(publicOrigin);
  const names = new Set(publicOrigins.map(getHostname));
  app.addHook('onRequest', async (request, reply) => {
    if (!['GET', 'HEAD'].includes(request.method) || isForMachines(request.url)) return undefined;
    const requestOrigin = `${protocol}//${request.host}`;
    if (names.has(getHostname(requestOrigin))) return undefined;
    const needsRedirect = isLoopback(requestOrigin)
      ? isAdminPath(request.url) && isSameMachine(requestOrigin, publicOrigin)
      : !isLoopback(publicOrigin);
    return needsRedirect ? reply.header('cache-control', 'no-store').redirect(publicOrigin + request.url, 302) : undefined;
  });
}
