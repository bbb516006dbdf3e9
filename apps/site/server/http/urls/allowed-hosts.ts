import { LOCALES, type Locale } from '@liget/content-api';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../environment.ts';

/** The names under which the site answers. */
export interface Hosts {
  /** Where each language is, without a slash at the end; the same for both unless English has a host of its own. */
  origins: Record<Locale, string>;
  /** Whether the languages have a host each. */
  isApart: boolean;
  /** The language that a host is for; `undefined` for other names, and where both have one host. */
  getLocale: (host: string) => Locale | undefined;
  /** Search engines may keep what they find at this host: at the production site's own names only. */
  isIndexed: (host: string) => boolean;
}

type Settings = Pick<Environment, 'PUBLIC_ORIGIN' | 'PUBLIC_ORIGIN_EN' | 'PRODUCTION_HOST'>;

const getHost = (origin: string) => new URL(origin).host;
const sameHost = (origin: string, host: string) => URL.parse(`${new URL(origin).protocol}//${host}`)?.host === getHost(origin);

export function resolveHosts({ PUBLIC_ORIGIN, PUBLIC_ORIGIN_EN = PUBLIC_ORIGIN, PRODUCTION_HOST }: Settings): Hosts {
  const origins = { hu: PUBLIC_ORIGIN, en: PUBLIC_ORIGIN_EN };
  const isApart = PUBLIC_ORIGIN !== PUBLIC_ORIGIN_EN;
  const isProduction = PRODUCTION_HOST !== undefined && getHost(PUBLIC_ORIGIN) === PRODUCTION_HOST;
  return {
    origins,
    isApart,
    getLocale: (host) => (isApart ? LOCALES.find((locale) => sameHost(origins[locale], host)) : undefined),
    isIndexed: (host) => isProduction && LOCALES.some((locale) => sameHost(origins[locale], host)),
  };
}

/** Keeps search engines away from every other name, and editors at the one address from which the content service lets them save. */
export function registerHosts(app: FastifyInstance, { origins, getLocale, isIndexed }: Hosts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isIndexed(request.host)) reply.header('x-robots-tag', 'noindex, nofollow');
    const isAdmin = /^\/admin(?:[/?]|$)/.test(request.url);
    return isAdmin && getLocale(request.host) === 'en' ? reply.redirect(origins.hu + request.url, 302) : undefined;
  });
}
