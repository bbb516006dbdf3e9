import { LOCALES, type Locale } from '@liget/content-api';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../environment.ts';

/** The host names of the site. */
export interface Hosts {
  /** The origin of each language, without a trailing slash; the same for both unless English has its own host. */
  origins: Record<Locale, string>;
  /** Whether each language has its own host. */
  hasHostPerLanguage: boolean;
  /** The language of a host; `undefined` for other names, and if both languages share one host. */
  getLocale: (host: string) => Locale | undefined;
  /** Whether search engines may index this host: only the production site's own names. */
  isIndexed: (host: string) => boolean;
}

type Settings = Pick<Environment, 'PUBLIC_ORIGIN' | 'PUBLIC_ORIGIN_EN' | 'PRODUCTION_HOST'>;

const getHost = (origin: string) => new URL(origin).host;
const isSameHost = (origin: string, host: string) => URL.parse(`${new URL(origin).protocol}//${host}`)?.host === getHost(origin);

export function resolveHosts({ PUBLIC_ORIGIN, PUBLIC_ORIGIN_EN = PUBLIC_ORIGIN, PRODUCTION_HOST }: Settings): Hosts {
  const origins = { hu: PUBLIC_ORIGIN, en: PUBLIC_ORIGIN_EN };
  const hasHostPerLanguage = PUBLIC_ORIGIN !== PUBLIC_ORIGIN_EN;
  const isProduction = PRODUCTION_HOST !== undefined && getHost(PUBLIC_ORIGIN) === PRODUCTION_HOST;
  return {
    origins,
    hasHostPerLanguage,
    getLocale: (host) => (hasHostPerLanguage ? LOCALES.find((locale) => isSameHost(origins[locale], host)) : undefined),
    isIndexed: (host) => isProduction && LOCALES.some((locale) => isSameHost(origins[locale], host)),
  };
}

/** Sends `noindex` at all other host names, and redirects editors to the one origin at which the content service lets them save. */
export function registerHosts(app: FastifyInstance, { origins, getLocale, isIndexed }: Hosts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isIndexed(request.host)) reply.header('x-robots-tag', 'noindex, nofollow');
    const isAdmin = /^\/admin(?:[/?]|$)/.test(request.url);
    return isAdmin && getLocale(request.host) === 'en' ? reply.redirect(origins.hu + request.url, 302) : undefined;
  });
}
