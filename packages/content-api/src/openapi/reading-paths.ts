import type * as z from 'zod';
import { GALLERY_ARCHIVE_PATH } from '../api-paths.ts';
import { endpoints } from '../endpoints.ts';
import type { registerSchemas } from './components.ts';
import {
  ALWAYS,
  answerId,
  createErrorResponse,
  createReference,
  type Json,
  localeParameter,
  slugParameter,
  toJsonSchema,
  UNCHANGED,
} from './parts.ts';

export type Registry = ReturnType<typeof registerSchemas>;

function describeQueryParameters(query: z.ZodType): Json[] {
  const { properties } = toJsonSchema(query, 'input');
  return Object.entries((properties ?? {}) as Json).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

/** Reading paths, which are public. */
export function describeReadingPaths(registry: Registry): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    const hasSlug = endpoint.path.includes(':slug');
    paths[`/api/{locale}${endpoint.path.replace(':slug', '{slug}')}`] = {
      get: {
        operationId,
        summary: endpoint.summary,
        parameters: [localeParameter, ...(hasSlug ? [slugParameter] : []), ...describeQueryParameters(endpoint.query)],
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

/** The images of a gallery. */
export function describeGalleryPath(): Record<string, Json> {
  const paths: Record<string, Json> = {};
  paths[`/api/{locale}${GALLERY_ARCHIVE_PATH.replace(':slug', '{slug}')}`] = {
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
