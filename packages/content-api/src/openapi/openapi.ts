import * as z from 'zod';
import { endpoints, forms, newsletterLinks } from '../endpoints.ts';
import { MISSED_PAGES_PATH, MissedPages } from '../missed-pages.ts';
import { PREVIEWS, type PreviewEndpoint } from '../preview.ts';
import * as articles from '../schemas/articles.ts';
import { CaseStatus, TOKEN_HEADER } from '../schemas/cases.ts';
import * as essentials from '../schemas/essentials.ts';
import { QR_USES, QrUses } from '../schemas/essentials.ts';
import * as eventAgenda from '../schemas/event-agenda.ts';
import * as events from '../schemas/events.ts';
import { AttachmentTicket } from '../schemas/forms.ts';
import * as galleries from '../schemas/galleries.ts';
import { GALLERY_ARCHIVE } from '../schemas/galleries.ts';
import * as information from '../schemas/information.ts';
import * as places from '../schemas/places.ts';
import * as primitives from '../schemas/primitives.ts';
import { one } from '../schemas/primitives.ts';
import * as search from '../schemas/search.ts';
import * as sections from '../schemas/sections.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const reference = (id: string): Json => ({ $ref: `#/components/schemas/${id}` });
const answerId = (operationId: string) => `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Answer`;

/** Every exported object of the contract under its name, and the answer of every path: written once each, the others refer to them. */
function registerSchemas() {
  const registry = z.registry<{ id: string }>();
  registry.add(primitives.Instant, { id: 'Instant' });
  const named = Object.entries({
    ...primitives,
    ...sections,
    ...articles,
    ...essentials,
    ...events,
    ...eventAgenda,
    ...galleries,
    ...information,
    ...places,
    ...search,
  });
  // By name, so that a schema with two names always goes by the same one, however the module was bundled.
  for (const [id, schema] of named.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if ((schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion) && !id.endsWith('Query') && !registry.has(schema))
      registry.add(schema, { id });
  }
  for (const [operationId, { answer }] of Object.entries(endpoints))
    if (!registry.has(answer)) registry.add(answer, { id: answerId(operationId) });
  return registry;
}

function components(registry: ReturnType<typeof registerSchemas>): Json {
  const { schemas } = z.toJSONSchema(registry, { io: 'output', unrepresentable: 'any', uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]));
}

const error = (description: string): Json => ({ description, content: { 'application/json': { schema: reference('ApiError') } } });
/** What any path may come to. */
const ALWAYS: Json = {
  405: error('Another method; Allow says which may be used'),
  429: error('Too many requests; Retry-After says when to ask again'),
  500: error('Something went wrong'),
  503: error('The service cannot be asked at the moment; Retry-After says when to ask again'),
};
const UNCHANGED: Json = { 304: { description: 'What If-None-Match names is still right' } };

/** For the site alone, which shows the credential that both services derive from their shared secret. */
const security = [{ site: [] }];

/** What the site reads and sends beside forms. */
function siteOnlyPaths(): Record<string, Json> {
  const answer = (description: string, type: string, schema: Json): Json => ({ description, content: { [type]: { schema } } });
  const preview = (endpoint: PreviewEndpoint) => ({
    get: {
      operationId: `${endpoint}Preview`,
      summary: `${endpoints[endpoint].summary}, as its editor last left it`,
      security,
      parameters: [localeParameter, { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
      responses: {
        200: answer('The newest version, published or not', 'application/json', reference(answerId(endpoint))),
        404: error('No such locale or item, or not the site’s credential'),
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
          404: error('No such locale, or not the site’s credential'),
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
          201: answer('Kept for a day', 'application/json', schemaOf(one(AttachmentTicket), 'output')),
          403: error('Not the site’s credential'),
          404: error('No such locale'),
          413: error('The file is larger than 10 MB'),
          415: error('By its content, the file is neither a picture nor a PDF'),
          ...ALWAYS,
        },
      },
    },
    [`/api/{locale}${MISSED_PAGES_PATH}`]: counts(
      'missedPages',
      'Counts addresses that visitors asked for in vain; nothing of who asked',
      MissedPages,
    ),
    [`/api/{locale}${QR_USES}`]: counts(
      'qrUses',
      'Counts uses of printed codes: which, and how often; codes that no sign has are not counted',
      QrUses,
    ),
    ...Object.fromEntries(PREVIEWS.map(({ kind, endpoint }) => [`/api/{locale}/preview/${kind}/{id}`, preview(endpoint)])),
  };
}

/** What the site has counted. */
function counts(operationId: string, summary: string, schema: z.ZodType): Record<string, Json> {
  return {
    post: {
      operationId,
      summary,
      security,
      parameters: [localeParameter],
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(schema, 'input') } } },
      responses: {
        204: { description: 'Counted' },
        400: error('No JSON'),
        403: error('Not the site’s credential'),
        404: error('No such locale'),
        413: error('More than one message may have'),
        415: error('Not sent as JSON'),
        422: error('Fields that are missing or wrong'),
        ...ALWAYS,
      },
    },
  };
}

/** What one visitor alone may ask, who has the token of the case. */
function casePath(): Record<string, Json> {
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
          200: { description: 'The case', content: { 'application/json': { schema: schemaOf(one(CaseStatus), 'output') } } },
          404: error('No such locale or case, or not its token'),
          ...ALWAYS,
        },
      },
    },
  };
}

const localeParameter: Json = { name: 'locale', in: 'path', required: true, schema: { type: 'string', enum: ['hu', 'en'] } };
const slugParameter: Json = { name: 'slug', in: 'path', required: true, schema: { type: 'string' } };

function queryParameters(query: z.ZodType): Json[] {
  const { properties } = schemaOf(query, 'input');
  return Object.entries((properties ?? {}) as Json).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

/** The OpenAPI 3.1 document of the content API, made from the same schemas that guard it. */
export function openApiDocument(): Json {
  const registry = registerSchemas();
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
            content: { 'application/json': { schema: reference(registry.get(endpoint.answer)?.id ?? answerId(operationId)) } },
          },
          ...UNCHANGED,
          400: error('A parameter has a bad value'),
          404: error('No such locale or item'),
          ...ALWAYS,
        },
      },
    };
  }
  for (const [operationId, form] of Object.entries(forms)) {
    paths[`/api/{locale}${form.path}`] = {
      post: {
        operationId,
        summary: form.summary,
        security,
        parameters: [localeParameter],
        requestBody: { required: true, content: { 'application/json': { schema: schemaOf(form.body, 'input') } } },
        responses: {
          201: { description: 'Stored', content: { 'application/json': { schema: schemaOf(form.answer, 'output') } } },
          400: error('The body is not JSON'),
          403: error('Not the site’s credential'),
          404: error('No such locale'),
          409: error('Something else was sent under this key'),
          413: error('The body is larger than 64 kB'),
          415: error('The body is not application/json'),
          422: error('A field is not valid; `fields` has a message for each'),
          ...ALWAYS,
        },
      },
    };
  }
  paths[`/api/{locale}${newsletterLinks.path}`] = {
    post: {
      operationId: 'newsletterLink',
      summary: newsletterLinks.summary,
      security,
      parameters: [localeParameter],
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(newsletterLinks.body, 'input') } } },
      responses: {
        200: {
          description: 'How the subscription stands now',
          content: { 'application/json': { schema: schemaOf(newsletterLinks.answer, 'output') } },
        },
        400: error('The body is not JSON'),
        403: error('Not the site’s credential'),
        404: error('There is no such token, or the language is not Hungarian'),
        410: error('The token has been used or has expired'),
        413: error('The body is larger than 64 kB'),
        415: error('The body is not application/json'),
        422: error('The body is not what the contract says'),
        ...ALWAYS,
      },
    },
  };
  paths[`/api/{locale}${GALLERY_ARCHIVE.replace(':slug', '{slug}')}`] = {
    get: {
      operationId: 'galleryArchive',
      summary: 'All pictures of a gallery as they were uploaded, with a list of their credits, in one ZIP archive',
      parameters: [localeParameter, slugParameter],
      responses: {
        200: { description: 'The archive', content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } },
        404: error('No such locale or gallery'),
        413: error('The gallery is too large for one archive'),
        ...ALWAYS,
        503: error('Too many archives are under way; Retry-After says when to ask again'),
      },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Liget content API', version: '1.0.0', description: 'Published content of the park, in Hungarian and English.' },
    paths: { ...paths, ...casePath(), ...siteOnlyPaths() },
    components: {
      schemas: components(registry),
      securitySchemes: { site: { type: 'http', scheme: 'bearer', description: 'Derived from PREVIEW_SECRET; for the site alone' } },
    },
  };
}

/** The document as it is kept in docs/contracts/openapi.json. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
