import type { Locale } from '@liget/content-api';
import type { FastifyRequest } from 'fastify';
import { now } from '../../app/lib/clock.ts';
import { parseAcceptedLanguages } from '../../app/lib/language/accepted-languages.server.ts';
import { detectLocale, formatLanguageCookie } from '../../app/lib/language/locale-detection.ts';
import { getPathLocale } from '../../app/lib/urls/href.ts';
import { readAddress, removeDataSuffix } from '../http/urls/address.ts';
import type { Hosts } from '../http/urls/allowed-hosts.ts';
import { type PreviewInstant, readPreviewInstant } from './preview-instant.ts';
import { redirectForNeeds } from './saved-needs.ts';

/** A page that is asked for, or a form that was sent to it. */
export interface PageRequest {
  /** Path and the query parameters that the screen declares, sorted: its key in the page cache. */
  key: string;
  /** The same at the public origin of its language. */
  url: URL;
  publicOrigin: string;
  /** Its address is a key to what is somebody's own: no other page may be told of it. */
  isPrivate: boolean;
  isForm: boolean;
  /** The instant at which an editor looks at it. */
  previewAt?: Temporal.Instant;
}

export interface Redirect {
  kind: 'redirect';
  to: string;
  /** 301 depends on the address alone, 302 on who asks. */
  status: 301 | 302;
  cookie?: string;
}

export type ResolvedRequest = { kind: 'page'; page: PageRequest } | Redirect | { kind: 'invalid' } | { kind: 'not-found' };

interface Options {
  hosts: Hosts;
  /** Signs the links of previews; without it there are none. */
  previewSecret: string | undefined;
  /** While pages are written, any instant may be asked for without a signature. */
  isDevelopment: boolean;
}

/** What an editor's request says of another instant; a visitor's says nothing. */
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

/** Finds the page that a request is for, or where it leads: to the true address, into or out of a preview, to the needs that its device remembers. */
export function resolvePageRequest(request: FastifyRequest, options: Options): ResolvedRequest {
  const { hosts } = options;
  const { cookie } = request.headers;
  const target = request.raw.url ?? '/';
  const isForm = request.method === 'POST';
  const asked = hosts.getLocale(request.host);
  const address = readAddress(target, {
    ...(asked && { hosts: { asked, origins: hosts.origins } }),
    rootLocale: () => detectLocale(cookie, parseAcceptedLanguages(request.headers['accept-language'])),
  });
  if (address.kind === 'redirect') return toLanguageRedirect(address);
  if (address.kind !== 'page') return address;
  const preview: PreviewInstant = isForm ? { kind: 'none' } : readPreview(request, options);
  if (preview.kind === 'redirect') return { ...preview, status: 302 };
  const needs = preview.kind === 'none' && !isForm ? redirectForNeeds(target, cookie) : null;
  if (needs) return { kind: 'redirect', status: 302, ...needs };
  const { key, isPrivate } = address;
  const publicOrigin = hosts.origins[getPathLocale(removeDataSuffix(key.replace(/\?.*$/s, '')))];
  const previewAt = preview.kind === 'at' ? { previewAt: preview.instant } : {};
  return { kind: 'page', page: { key, url: new URL(key, publicOrigin), publicOrigin, isPrivate, isForm, ...previewAt } };
}
