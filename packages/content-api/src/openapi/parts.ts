import * as z from 'zod';

/** A JSON object of the document. */
export type Json = Record<string, unknown>;

export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

export const createReference = (id: string): Json => ({ $ref: `#/components/schemas/${id}` });
export const answerId = (operationId: string) => `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Answer`;

export const createErrorResponse = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: createReference('ApiError') } },
});
/** Responses that every path may have. */
export const ALWAYS: Json = {
  405: createErrorResponse('Another method; Allow says which may be used'),
  429: createErrorResponse('Too many requests; Retry-After says when to ask again'),
  500: createErrorResponse('Something went wrong'),
  503: createErrorResponse('The service cannot be asked at the moment; Retry-After says when to ask again'),
};
export const UNCHANGED: Json = { 304: { description: 'What If-None-Match names is still right' } };

/** Security of paths for the site only, which sends a credential derived from the shared secret. */
export const security = [{ site: [] }];

export const localeParameter: Json = { name: 'locale', in: 'path', required: true, schema: { type: 'string', enum: ['hu', 'en'] } };
export const slugParameter: Json = { name: 'slug', in: 'path', required: true, schema: { type: 'string' } };
