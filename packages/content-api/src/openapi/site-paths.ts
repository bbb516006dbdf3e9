import type * as z from 'zod';
import { ATTACHMENTS_PATH, CASE_PATH, REVISION_EVENTS_PATH } from '../api-paths.ts';
import { endpoints } from '../endpoints.ts';
import { FILE_NAME_HEADER } from '../http/headers.ts';
import { IDEMPOTENCY_HEADER } from '../http/idempotency.ts';
import { MISSED_PAGES_PATH, NotFoundReport } from '../not-found-report.ts';
import { PREVIEWS, type PreviewEndpoint } from '../preview.ts';
import { CaseStatus, TOKEN_HEADER } from '../schemas/cases.ts';
import { QR_USES, QrScans } from '../schemas/essentials.ts';
import { AttachmentToken } from '../schemas/forms.ts';
import { one } from '../schemas/primitives.ts';
import { ALWAYS, answerId, createErrorResponse, createReference, type Json, localeParameter, security, toJsonSchema } from './parts.ts';

/** Paths that the site uses besides reading and forms. */
export function describeSitePaths(): Record<string, Json> {
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
    [`/api/{locale}${REVISION_EVENTS_PATH}`]: {
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
    [`/api/{locale}${ATTACHMENTS_PATH}`]: {
      post: {
        operationId: 'attachment',
        summary: 'Keeps a picture or PDF of at most 10 MB for a form that names it afterwards',
        security,
        parameters: [
          localeParameter,
          { name: FILE_NAME_HEADER, in: 'header', required: false, description: 'Percent-encoded UTF-8', schema: { type: 'string' } },
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
      parameters: [
        localeParameter,
        {
          name: IDEMPOTENCY_HEADER,
          in: 'header',
          required: false,
          description: 'An id of the message; one that is sent again is counted once',
          schema: { type: 'string' },
        },
      ],
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
export function describeCasePath(): Record<string, Json> {
  return {
    [`/api/{locale}${CASE_PATH.replace(':reference', '{reference}')}`]: {
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
