import type { Locale } from '@liget/content-api';
import type { FastifyRequest } from 'fastify';
import { now } from '../../app/lib/clock.ts';
import { parseAcceptedLanguages } from '../../app/lib/language/accepted-languages.server.ts';
import { detectLocale, formatLanguageCookie } from '../../app/lib/language/locale-detection.ts';
import { getPathLocale } from '../../app/lib/urls/href.ts';
import type { Hosts } from '../http/urls/allowed-hosts.ts';
import { readRequestedUrl, removeDataSuffix } from '../http/urls/requested-url.ts';
import { type PreviewInstant, readPreviewInstant } from './preview-instant.ts';
import { redirectForNeeds } from './saved-needs.ts';

/** A request for a page, or a form sent to it. */
export interface PageRequest {
  /** Path and the query parameters that the screen declares, sorted: its key in the page cache. */
  key: string;
  /** The full URL at the public origin of its language. */
  url: URL;
  publicOrigin: string;
  /** The URL contains a token for a visitor's own data: it must not be sent to other pages as a referrer. */
  isPrivate: boolean;
  isForm: boolean;
  /** The instant of an editor's preview. */
  previewAt?: Temporal.Instant;
  /** The id of the menu that the preview shows as its newest version. */
  draftMenu?: number;
}

export interface Redirect {
  kind: 'redirect';
  to: string;
  /** 301 if the target depends only on the URL, 302 if on the visitor. */
  status: 301 | 302;
  cookie?: string;
}

export type ResolvedRequest = { kind: 'page'; page: PageRequest } | Redirect | { kind: 'invalid' | 'not-found' | 'too-long' };

interface Options {
  hosts: Hosts;
  /** Verifies the signatures of preview links; without it there are no previews. */
  previewSecret: string | undefined;
  /** In development any instant may be requested without a signature. */
  isDevelopment: boolean;
}

/** The preview instant of an editor's request; `undefined` for visitors. */
const readPreview = (request: FastifyRequest, { hosts, previewSecret, isDevelopment }: Options): PreviewInstant =>
  readPreviewInstant(request.raw.url ?? '/', request.headers.cookie, {
    secret: previewSecret,
    isDevelopment,
    isHttps: hosts.origins.hu.startsWith('https:'),
    now: Math.floor(now().epochMilliseconds / 1000),
  });

const toLanguageRedirect = ({ to, status, language }: { to: string; status: 301 | 302; language?: Locale }): Redirect => ({
  kind: 'redirect',
  to,
  status,
  ...(language && { cookie: formatLanguageCookie(language) }),
});

/** Resolves a request to a page or a redirect: to the canonical URL, into or out of a preview, to the needs saved on the device. */
export function resolvePageRequest(request: FastifyRequest, options: Options): ResolvedRequest {
  const { hosts } = options;
  const { cookie } = request.headers;
  const target = request.raw.url ?? '/';
  const isForm = request.method === 'POST';
  const hostLocale = hosts.getLocale(request.host);
  const address = readRequestedUrl(target, {
    ...(hostLocale && { hosts: { requested: hostLocale, origins: hosts.origins } }),
    rootLocale: () => detectLocale(cookie, parseAcceptedLanguages(request.headers['accept-language'])),
  });
  if (address.kind === 'redirect') return toLanguageRedirect(address);
  if (address.kind !== 'page') return address;
  const preview: PreviewInstant = isForm ? { kind: 'none' } : readPreview(request, options);
  if (preview.kind === 'redirect') return { ...preview, status: 302 };
  if (preview.kind === 'invalid') return { kind: 'not-found' };
  const needs = preview.kind === 'none' && !isForm ? redirectForNeeds(target, cookie) : null;
  if (needs) return { kind: 'redirect', status: 302, ...needs };
  const { key, isPrivate } = address;
  const publicOrigin = hosts.origins[getPathLocale(removeDataSuffix(key.replace(/\?.*$/s, '')))];
  const previewed = preview.kind === 'at' ? { previewAt: preview.instant, ...(preview.menu && { draftMenu: preview.menu }) } : {};
  return { kind: 'page', page: { key, url: new URL(key, publicOrigin), publicOrigin, isPrivate, isForm, ...previewed } };
}
