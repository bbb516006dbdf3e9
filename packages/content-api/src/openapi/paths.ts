import type * as z from 'zod';
import { endpoints, forms, newsletterLinks } from '../endpoints.ts';
import { MISSED_PAGES_PATH, NotFoundReport } from '../not-found-report.ts';
import { PREVIEWS, type PreviewEndpoint } from '../preview.ts';
import { CaseStatus, TOKEN_HEADER } from '../schemas/cases.ts';
import { QR_USES, QrScans } from '../schemas/essentials.ts';
import { AttachmentToken } from '../schemas/forms.ts';
import { GALLERY_ARCHIVE } from '../schemas/galleries.ts';
import { one } from '../schemas/primitives.ts';
import type { registerSchemas } from './components.ts';
import {
  ALWAYS,
  answerId,
  createErrorResponse,
  createReference,
  type Json,
  localeParameter,
  security,
  slugParameter,
  toJsonSchema,
  UNCHANGED,
} from './parts.ts';

type Registry = ReturnType<typeof registerSchemas>;

function queryParameters(query: z.ZodType): Json[] {
  const { properties } = toJsonSchema(query, 'input');
  return Object.entries((properties ?? {}) as Json).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

/** Reading paths, which are public. */
function describeReadingPaths(registry: Registry): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    const hasSlug = endpoint.path.includes(':slug');
    paths[`/api/{locale}${endpoint.path.replace(':slug', '{slug}')}`] = {
      get: {
        operationId,
        summary: endpoint.summary,
        parameters: [localeParameter, ...(hasSlug ? [slugParameter] : []), ...queryParameters(endpoint.query)],
        responses: {
          200: {
            description: 'The answer',
            content: { 'application/json': { schema: createReference(registry.get(endpoint.answer)?.id ?? answerId(operationId)) } },
          },
          ...UNCHANGED,
          400: createErrorResponse('A parameter has a bad value'),
          404: createErrorResponse('No such locale or item'),
          ...ALWAYS,
        },
      },
    };
  }
  return paths;
}

/** The forms of visitors. */
function describeFormPaths(): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const [operationId, form] of Object.entries(forms)) {
    paths[`/api/{locale}${form.path}`] = {
      post: {
        operationId,
        summary: form.summary,
        security,
        parameters: [localeParameter],
        requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(form.body, 'input') } } },
        responses: {
          201: { description: 'Stored', content: { 'application/json': { schema: toJsonSchema(form.answer, 'output') } } },
          400: createErrorResponse('The body is not JSON'),
          403: createErrorResponse('Not the site’s credential'),
          404: createErrorResponse('No such locale'),
          409: createErrorResponse('Something else was sent under this key'),
          413: createErrorResponse('The body is larger than 64 kB'),
          415: createErrorResponse('The body is not application/json'),
          422: createErrorResponse('A field is not valid; `fields` has a message for each'),
          ...ALWAYS,
        },
      },
    };
  }
  return paths;
}

/** The path for links in newsletters. */
function describeNewsletterPath(): Record<string, Json> {
  const paths: Record<string, Json> = {};
  paths[`/api/{locale}${newsletterLinks.path}`] = {
    post: {
      operationId: 'newsletterLink',
      summary: newsletterLinks.summary,
      security,
      parameters: [localeParameter],
      requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(newsletterLinks.body, 'input') } } },
      responses: {
        200: {
          description: 'How the subscription stands now',
          content: { 'application/json': { schema: toJsonSchema(newsletterLinks.answer, 'output') } },
        },
        400: createErrorResponse('The body is not JSON'),
        403: createErrorResponse('Not the site’s credential'),
        404: createErrorResponse('There is no such token, or the language is not Hungarian'),
        410: createErrorResponse('The token has been used or has expired'),
        413: createErrorResponse('The body is larger than 64 kB'),
        415: createErrorResponse('The body is not application/json'),
        422: createErrorResponse('The body is not what the contract says'),
        ...ALWAYS,
      },
    },
  };
  return paths;
}

/** The images of a gallery. */
function describeGalleryPath(): Record<string, Json> {
  const paths: Record<string, Json> = {};
  paths[`/api/{locale}${GALLERY_ARCHIVE.replace(':slug', '{slug}')}`] = {
    get: {
      operationId: 'galleryArchive',
      summary: 'All pictures of a gallery as they were uploaded, with a list of their credits, in one ZIP archive',
      parameters: [localeParameter, slugParameter],
      responses: {
        200: { description: 'The archive', content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } },
        404: createErrorResponse('No such locale or gallery'),
        413: createErrorResponse('The gallery is too large for one archive'),
        ...ALWAYS,
        503: createErrorResponse('Too many archives are under way; Retry-After says when to ask again'),
      },
    },
  };
  return paths;
}

/** Paths that the site uses besides reading and forms. */
function describeSitePaths(): Record<string, Json> {
  const answer = (description: string, type: string, schema: Json): Json => ({ description, content: { [type]: { schema } } });
  const preview = (endpoint: PreviewEndpoint) => ({
    get: {
      operationId: `${endpoint}Preview`,
      summary: `${endpoints[endpoint].summary}, as its editor last left it`,
      security,
      parameters: [localeParameter, { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
      responses: {
        200: answer('The newest version, published or not', 'application/json', createReference(answerId(endpoint))),
        404: createErrorResponse('No such locale or item, or not the site’s credential'),
        ...ALWAYS,
      },
    },
  });
  return {
    '/api/{locale}/content-revision/events': {
      get: {
        operationId: 'contentRevisionEvents',
        summary: 'Server-sent events: `data: {"revision": N}` at once and at every publication',
        security,
        parameters: [localeParameter],
        responses: {
          200: answer('The stream, which does not end', 'text/event-stream', { type: 'string' }),
          404: createErrorResponse('No such locale, or not the site’s credential'),
          ...ALWAYS,
        },
      },
    },
    '/api/{locale}/attachments': {
      post: {
        operationId: 'attachment',
        summary: 'Keeps a picture or PDF of at most 10 MB for a form that names it afterwards',
        security,
        parameters: [
          localeParameter,
          { name: 'x-file-name', in: 'header', required: false, description: 'Percent-encoded UTF-8', schema: { type: 'string' } },
        ],
        requestBody: { required: true, content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
        responses: {
          201: answer('Kept for a day', 'application/json', toJsonSchema(one(AttachmentToken), 'output')),
          403: createErrorResponse('Not the site’s credential'),
          404: createErrorResponse('No such locale'),
          413: createErrorResponse('The file is larger than 10 MB'),
          415: createErrorResponse('By its content, the file is neither a picture nor a PDF'),
          ...ALWAYS,
        },
      },
    },
    [`/api/{locale}${MISSED_PAGES_PATH}`]: describeCounts(
      'missedPages',
      'Counts addresses that visitors asked for in vain; nothing of who asked',
      NotFoundReport,
    ),
    [`/api/{locale}${QR_USES}`]: describeCounts(
      'qrUses',
      'Counts uses of printed codes: which, and how often; codes that no sign has are not counted',
      QrScans,
    ),
    ...Object.fromEntries(PREVIEWS.map(({ kind, endpoint }) => [`/api/{locale}/preview/${kind}/{id}`, preview(endpoint)])),
  };
}

/** A path that accepts counts of the site. */
function describeCounts(operationId: string, summary: string, schema: z.ZodType): Record<string, Json> {
  return {
    post: {
      operationId,
      summary,
      security,
      parameters: [localeParameter],
      requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(schema, 'input') } } },
      responses: {
        204: { description: 'Counted' },
        400: createErrorResponse('No JSON'),
        403: createErrorResponse('Not the site’s credential'),
        404: createErrorResponse('No such locale'),
        413: createErrorResponse('More than one message may have'),
        415: createErrorResponse('Not sent as JSON'),
        422: createErrorResponse('Fields that are missing or wrong'),
        ...ALWAYS,
      },
    },
  };
}

/** The path for a visitor who has the token of a case. */
function describeCasePath(): Record<string, Json> {
  return {
    '/api/{locale}/cases/{reference}': {
      get: {
        operationId: 'caseStatus',
        summary: 'Where a case stands, for its sender',
        parameters: [
          localeParameter,
          { name: 'reference', in: 'path', required: true, schema: { type: 'string' } },
          { name: TOKEN_HEADER, in: 'header', required: true, schema: { type: 'string' } },
        ],
        responses: {
          200: { description: 'The case', content: { 'application/json': { schema: toJsonSchema(one(CaseStatus), 'output') } } },
          404: createErrorResponse('No such locale or case, or not its token'),
          ...ALWAYS,
        },
      },
    },
  };
}

/** Every path of the content API. */
export const describeContentPaths = (registry: Registry): Record<string, Json> => ({
  ...describeReadingPaths(registry),
  ...describeFormPaths(),
  ...describeNewsletterPath(),
  ...describeGalleryPath(),
  ...describeCasePath(),
  ...describeSitePaths(),
});
