import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { TAG_MANAGER_SOURCES } from '../analytics/analytics.ts';
import type { Environment } from '../environment.ts';

/** Headers of every answer. */
export const COMMON_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * A content security policy that allows exactly the inline scripts of this page, by their hashes, because a nonce could not be cached with the
 * page. Data blocks (JSON-LD) are not scripts and need no hash.
 */
export function buildContentSecurityPolicy(html: string, isHttps: boolean): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (/type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  const hasTagManager = /<button[^>]*\sdata-tag-manager=/.test(html);
  const tagManagerSources = hasTagManager ? ` ${TAG_MANAGER_SOURCES.other}` : '';
  const scripts = [...(hasTagManager ? [TAG_MANAGER_SOURCES.script] : []), ...hashes];
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tagManagerSources}`,
    "font-src 'self'",
    `connect-src 'self'${tagManagerSources}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The policy of a page without scripts: the browser runs none, so that style sheets (`scripting: none`) and `<noscript>` replace what would need them. All else
 * stays allowed.
 */
export const WITHOUT_SCRIPTS =
  'sandbox allow-same-origin allow-forms allow-downloads allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-top-navigation-to-custom-protocols';

/** The admin's pages contain inline scripts and styles, so this policy restricts only what surrounds them. */
export const ADMIN_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/** Keeps browsers on https for a year; `subdomains` requires that all subdomains support https. */
export const formatStrictTransport = (subdomains: boolean) => `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`;

/** Sets the common headers, the request id, and over HTTPS Strict-Transport-Security, on every answer. */
export function registerCommonHeaders(app: FastifyInstance, { PUBLIC_ORIGIN, HSTS_SUBDOMAINS }: Environment): void {
  const strictTransport = PUBLIC_ORIGIN.startsWith('https:') ? formatStrictTransport(HSTS_SUBDOMAINS === 'on') : undefined;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(COMMON_HEADERS).header('x-request-id', request.id);
    if (strictTransport) reply.header('strict-transport-security', strictTransport);
  });
}
