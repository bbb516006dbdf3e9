import { forms, newsletterLinks } from '../endpoints.ts';
import { ALWAYS, createErrorResponse, type Json, localeParameter, security, toJsonSchema } from './parts.ts';

/** The forms of visitors. */
export function describeFormPaths(): Record<string, Json> {
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
export function describeNewsletterPath(): Record<string, Json> {
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
