import { type Answer, type EndpointAnswer, endpoints, fetchAnswer, type Locale, readTolerantly } from '@liget/content-api';
import { createDraftCredential, findPreviewKind, type PreviewEndpoint } from '@liget/content-api/preview';
import type * as z from 'zod';

interface Options {
  origin: string;
  /** Time limit of an answer in milliseconds. */
  timeout: number;
  previewSecret?: string | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  log: (message: string) => void;
}

/** The contract's table, typed so that a schema's type follows from a generic name. */
const schemas: { [Name in PreviewEndpoint]: { answer: z.ZodType<EndpointAnswer<Name>> } } = endpoints;

/** Reads the newest version of an item, published or not; never cached. Does not throw. */
export function createPreviewReader({ origin, timeout, previewSecret, fetch = globalThis.fetch, log }: Options) {
  return async <Name extends PreviewEndpoint>(name: Name, locale: Locale, id: number): Promise<Answer<EndpointAnswer<Name>>> => {
    if (!previewSecret) return { kind: 'not-found' };
    const path = `/api/${locale}/preview/${findPreviewKind(name)}/${id}`;
    const answer = await fetchAnswer({
      fetch,
      url: new URL(path, origin),
      init: { headers: { authorization: `Bearer ${createDraftCredential(previewSecret)}` } },
      timeoutMs: timeout,
      retry: 'when-cut',
    });
    if (answer.kind === 'refused') return { kind: 'unavailable', reason: `status ${answer.status} for a preview`, status: answer.status };
    if (answer.kind !== 'answered') return answer;
    const reading = readTolerantly<EndpointAnswer<Name>>(schemas[name].answer, answer.body);
    if (!reading.ok) return { kind: 'invalid', reason: reading.reason };
    for (const warning of reading.warnings) log(`${warning} (${path})`);
    return { kind: 'ok', value: reading.value, revision: null };
  };
}
