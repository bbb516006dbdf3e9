import * as z from 'zod';
import { endpoints, forms } from './endpoints.ts';
import { ApiError } from './primitives.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const error = (description: string): Json => ({ description, content: { 'application/json': { schema: schemaOf(ApiError, 'output') } } });
const localeParameter: Json = { name: 'locale', in: 'path', required: true, schema: { type: 'string', enum: ['hu', 'en'] } };
const slugParameter: Json = { name: 'slug', in: 'path', required: true, schema: { type: 'string' } };

function queryParameters(query: z.ZodType): Json[] {
  const { properties } = schemaOf(query, 'input');
  return Object.entries((properties ?? {}) as Json).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

/** The OpenAPI 3.1 document of the content API, made from the same schemas that guard it. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    const hasSlug = endpoint.path.includes(':slug');
    paths[`/api/{locale}${endpoint.path.replace(':slug', '{slug}')}`] = {
      get: {
        operationId,
        summary: endpoint.summary,
        parameters: [localeParameter, ...(hasSlug ? [slugParameter] : []), ...queryParameters(endpoint.query)],
        responses: {
          200: { description: 'The answer', content: { 'application/json': { schema: schemaOf(endpoint.answer, 'output') } } },
          400: error('A parameter has a bad value'),
          404: error('No such locale or item'),
        },
      },
    };
  }
  for (const [operationId, form] of Object.entries(forms)) {
    paths[`/api/{locale}${form.path}`] = {
      post: {
        operationId,
        summary: form.summary,
        parameters: [localeParameter],
        requestBody: { required: true, content: { 'application/json': { schema: schemaOf(form.body, 'input') } } },
        responses: {
          201: { description: 'Stored', content: { 'application/json': { schema: schemaOf(form.answer, 'output') } } },
          422: error('A field is not valid'),
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Liget content API', version: '1.0.0', description: 'Published content of the park, in Hungarian and English.' },
    paths,
  };
}
