import { openAsBlob } from 'node:fs';
import { type Answer, AttachmentToken, CaseStatus, fetchAnswer, type Locale, one, readTolerantly, TOKEN_HEADER } from '@liget/content-api';
import { ATTACHMENTS_PATH, CASE_PATH } from '@liget/content-api/api-paths';
import { FILE_NAME_HEADER } from '@liget/content-api/headers';
import { createDraftCredential } from '@liget/content-api/preview';
import type * as z from 'zod';
import type { SentFile } from './sent-file.ts';

interface Options {
  origin: string;
  /** Time limit of an answer in milliseconds; checking a file may take much longer. */
  timeout: number;
  previewSecret?: string | undefined;
  fetch?: typeof globalThis.fetch | undefined;
}

const FILE_TIMEOUT_MS = 30_000;

/** Requests for a visitor's private data: never cached, never shared. Does not throw. */
export function createOwnCases({ origin, timeout, previewSecret, fetch = globalThis.fetch }: Options) {
  async function request<Value>(
    path: string,
    init: RequestInit,
    { schema, timeoutMs }: { schema: z.ZodType<{ data: Value }>; timeoutMs: number },
  ): Promise<Answer<Value>> {
    const answer = await fetchAnswer({ fetch, url: new URL(path, origin), init, timeoutMs, retry: 'when-cut' });
    if (answer.kind !== 'answered') return answer;
    const reading = readTolerantly(schema, answer.body);
    return reading.ok ? { kind: 'ok', value: reading.value.data, revision: null } : { kind: 'invalid', reason: reading.reason };
  }
  return {
    /** The state of a case, for a visitor with its token. The reference must be well-formed. */
    readCase: (locale: Locale, reference: string, token: string): Promise<Answer<CaseStatus>> =>
      request(
        `/api/${locale}${CASE_PATH.replace(':reference', reference)}`,
        { headers: { [TOKEN_HEADER]: token } },
        { schema: one(CaseStatus), timeoutMs: timeout },
      ),
    /** Uploads one file before the form that refers to it. */
    attach: async (locale: Locale, { path, name }: SentFile): Promise<Answer<AttachmentToken>> =>
      request(
        `/api/${locale}${ATTACHMENTS_PATH}`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/octet-stream',
            [FILE_NAME_HEADER]: encodeURIComponent(name),
            ...(previewSecret ? { authorization: `Bearer ${createDraftCredential(previewSecret)}` } : {}),
          },
          body: await openAsBlob(path),
        },
        { schema: one(AttachmentToken), timeoutMs: FILE_TIMEOUT_MS },
      ),
  };
}

export type OwnCases = ReturnType<typeof createOwnCases>;
