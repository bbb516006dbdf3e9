import { LOCALES, type Locale } from '@liget/content-api';
import { CONTENT_REVISION_HEADER } from '@liget/content-api/headers';
import { openApiDocument } from '@liget/content-api/openapi';
import type { Endpoint, PayloadRequest } from 'payload';
import { answerCaseStatus, receiveAttachment } from '../features/inbox/handlers.ts';
import { answerGalleryArchive } from '../features/media/galleries/gallery-archive.ts';
import { answerNewsletterLink } from '../features/newsletter/subscriptions/link-handler.ts';
import { receiveScans } from '../features/qr-codes/handler.ts';
import { receiveNotFoundLog } from '../features/redirects/not-found-log/handler.ts';
import { createErrorBody, sendAnswer, sendError } from '../platform/content-api/respond.ts';
import { checkServiceCredential } from '../platform/content-api/service-credential.ts';
import { storeAnswer } from '../platform/content-api/stored-answer.ts';
import { pingDatabase } from '../platform/content-revision/database-answers.ts';
import { getCurrentRevision } from '../platform/content-revision/revision.ts';
import { streamRevisions } from '../platform/content-revision/stream.ts';
import { isShuttingDown } from '../platform/graceful-shutdown.ts';
import { receive } from './forms.ts';
import { answerPreview } from './preview.ts';
import { read } from './read.ts';
import { matchRoute, type Route } from './route.ts';

/**
 * Paths are matched by `route.ts` instead of Payload, which compiles every pattern for every request, and answers 500 to a broken
 * percent-encoding in a parameter. So Payload has one path, whose pattern matches only well-formed UTF-8.
 */
const CHARACTER =
  '(?:[^%]|%[0-7][0-9A-Fa-f]|%[Cc][2-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Dd][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][0-9A-Fa-f](?:%[89ABab][0-9A-Fa-f]){2}|%[Ff][0-4](?:%[89ABab][0-9A-Fa-f]){3})';
const PATH = `/:locale([a-z]{2})/:rest(${CHARACTER}+)`;
const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;

function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

const READ_METHODS = 'GET, HEAD';

function getAllowedMethods(route: Route): string {
  return ['form', 'newsletter-link', 'attachment', 'missed-pages', 'qr-uses'].includes(route.kind) ? 'POST' : READ_METHODS;
}

async function answer(req: PayloadRequest, route: Route, locale: Locale): Promise<Response> {
  if (
    !getAllowedMethods(route)
      .split(', ')
      .includes(req.method ?? 'GET')
  )
    return sendError(405, createErrorBody(locale, 'method_not_allowed'), { Allow: getAllowedMethods(route) });
  // The site has a spam guard and limits per visitor. Without PREVIEW_SECRET its requests cannot be recognised, and only its proxy refuses
  // others.
  if (getAllowedMethods(route) === 'POST' && checkServiceCredential(req) === 'no')
    return sendError(403, createErrorBody(locale, 'site_only'));
  switch (route.kind) {
    case 'endpoint':
      return read(req, route.name, locale, route.slug);
    case 'form':
      return receive(req, route.name, locale);
    case 'newsletter-link':
      return answerNewsletterLink(req, locale);
    case 'case':
      return answerCaseStatus(req, route.reference, locale);
    case 'attachment':
      return receiveAttachment(req, locale);
    case 'missed-pages':
      return receiveNotFoundLog(req, locale);
    case 'qr-uses':
      return receiveScans(req, locale);
    case 'preview':
      return answerPreview(req, route, locale);
    case 'gallery-archive':
      return answerGalleryArchive(req, route.slug, locale);
    case 'revision-events':
      // Every client of the stream holds a connection.
      if (checkServiceCredential(req) === 'no') return sendError(404, createErrorBody(locale, 'not_found'));
      if (isShuttingDown()) return sendError(503, createErrorBody(locale, 'closing'), { 'Retry-After': '2' });
      return streamRevisions(req.payload, req.signal);
  }
}

/**
 * Handles a request below `/api/{locale}/`. Never rejects: an unexpected error is logged and answered with a 500 without details, or a 503
 * when the database is away.
 */
async function handle(req: PayloadRequest): Promise<Response> {
  const { pathname } = new URL(req.url ?? '/', 'http://localhost');
  const [, , segment, ...rest] = pathname.split('/');
  const locale = isLocale(segment) ? segment : 'en';
  try {
    const revision = await getCurrentRevision(req.payload);
    const route = isLocale(segment) ? matchRoute(`/${rest.join('/')}`) : null;
    const response = route
      ? await answer(req, route, locale)
      : sendError(404, createErrorBody(locale, isLocale(segment) ? 'not_found' : 'no_such_locale'));
    if (!response.headers.has(CONTENT_REVISION_HEADER)) response.headers.set(CONTENT_REVISION_HEADER, String(revision));
    return response;
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `The content API could not answer ${req.method} ${pathname}` });
    return (await pingDatabase(req.payload))
      ? sendError(500, createErrorBody(locale, 'internal'))
      : sendError(503, createErrorBody(locale, 'unavailable'), { 'Retry-After': '5' });
  }
}

let openApiAnswer: ReturnType<typeof storeAnswer> | undefined;

async function answerOpenApi(req: PayloadRequest): Promise<Response> {
  openApiAnswer ??= storeAnswer(200, openApiDocument());
  return sendAnswer(openApiAnswer, {
    revision: await getCurrentRevision(req.payload),
    ifNoneMatch: req.headers.get('if-none-match'),
    head: req.method === 'HEAD',
  });
}

/** The content API of `packages/content-api`, as endpoints of Payload. */
export const contentApi: Endpoint[] = [
  ...METHODS.map((method): Endpoint => ({ method, path: PATH, handler: handle })),
  ...(['get', 'head'] as const).map((method): Endpoint => ({ method, path: '/openapi.json', handler: answerOpenApi })),
];
