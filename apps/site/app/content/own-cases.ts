import { openAsBlob } from 'node:fs';
import {
  type Answer,
  ApiError,
  AttachmentTicket,
  CaseStatus,
  type Locale,
  one,
  readTolerantly,
  TOKEN_HEADER,
  withoutAnswer,
} from '@liget/content-api';
import { draftCredential } from '@liget/content-api/preview';
import type * as z from 'zod';
import type { SentFile } from './sent-file.ts';

interface Options {
  origin: string;
  /** Milliseconds that an answer may take; a file may take much longer to be looked at. */
  timeout: number;
  previewSecret?: string | undefined;
  fetch?: typeof globalThis.fetch | undefined;
}

const FILE_TIMEOUT = 30_000;

async function answerIn<Value>(response: Response, schema: z.ZodType<{ data: Value }>, path: string): Promise<Answer<Value>> {
  if (response.status === 404) return { kind: 'not-found' };
  const none = withoutAnswer(response, path);
  if (none) return none;
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const refused = ApiError.safeParse(body);
    const error = refused.success ? refused.data.error : { code: 'bad_request', message: `status ${response.status}` };
    return { kind: 'refused', error, status: response.status };
  }
  const reading = readTolerantly(schema, body);
  return reading.ok ? { kind: 'ok', value: reading.value.data, revision: null } : { kind: 'invalid', reason: reading.reason };
}

/** What is one visitor's alone: never kept, never shared, asked for each time. Does not throw. */
export function createOwnCases({ origin, timeout, previewSecret, fetch = globalThis.fetch }: Options) {
  async function ask<Value>(path: string, init: RequestInit, schema: z.ZodType<{ data: Value }>): Promise<Answer<Value>> {
    try {
      return await answerIn(await fetch(new URL(path, origin), init), schema, path);
    } catch (error) {
      return { kind: 'unavailable', reason: error instanceof Error ? error.message : 'no answer' };
    }
  }
  return {
    /** Where a case stands, for who has its token. The reference is of the form of one. */
    caseOf: (locale: Locale, reference: string, token: string): Promise<Answer<CaseStatus>> =>
      ask(
        `/api/${locale}/cases/${reference}`,
        { headers: { [TOKEN_HEADER]: token }, signal: AbortSignal.timeout(timeout) },
        one(CaseStatus),
      ),
    /** Sends one file ahead of the form that names it. */
    attach: async (locale: Locale, { path, name }: SentFile): Promise<Answer<AttachmentTicket>> =>
      ask(
        `/api/${locale}/attachments`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/octet-stream',
            'x-file-name': encodeURIComponent(name),
            ...(previewSecret ? { authorization: `Bearer ${draftCredential(previewSecret)}` } : {}),
          },
          body: await openAsBlob(path),
          signal: AbortSignal.timeout(FILE_TIMEOUT),
        },
        one(AttachmentTicket),
      ),
  };
}

export type OwnCases = ReturnType<typeof createOwnCases>;
