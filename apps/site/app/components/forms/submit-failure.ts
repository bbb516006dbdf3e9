import { waitAtMost } from '@liget/content-api/wait-at-most';
import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router';
import { FORM_TIMESTAMP, type FormState, type SubmitError } from './form-state.ts';

/**
 * Time limit for an answer, in milliseconds; longer than the server waits for the content service. A submission that arrives later is stored once,
 * even if the visitor sends it again (`idempotency-key.server.ts`).
 */
export const SUBMIT_TIMEOUT_MS = 25_000;

/** Slowest upload that is waited for, in bytes a millisecond: an image of 5 MB may take a minute and a half. */
const MIN_BYTES_PER_MS = 60;

/** The size of the attached files; the body of a form without files is not read. */
async function countAttachedBytes(request: Request): Promise<number> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) return 0;
  const values = [...(await request.clone().formData()).values()];
  return values.reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0);
}

/** `fetch` rejects with a TypeError when no response arrives. */
function toSubmitError(thrown: unknown): SubmitError {
  if (isRouteErrorResponse(thrown)) return thrown.status === 413 ? 'tooLong' : thrown.status === 429 ? 'tooMany' : 'failed';
  return thrown instanceof TypeError ? 'cutOff' : 'failed';
}

function readFormValues<Field extends string>(form: FormData, fields: readonly Field[]): Record<Field, string> {
  const readText = (field: Field) => form.getAll(field).filter((value) => typeof value === 'string');
  return Object.fromEntries(fields.map((field) => [field, readText(field).join(',')])) as Record<Field, string>;
}

/**
 * Sends a form to its action on the server. If no readable answer comes (no connection, a proxy's page, too many requests, a timeout), the form
 * keeps its input and shows the error, instead of being replaced by the error page.
 */
export async function handleSubmitFailure<Field extends string, Answer>(
  { request, serverAction }: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>,
  fields: readonly Field[],
) {
  const sent = request.clone();
  const timeoutMs = SUBMIT_TIMEOUT_MS + (await countAttachedBytes(request)) / MIN_BYTES_PER_MS;
  try {
    const answer = await waitAtMost(
      serverAction<Answer>().then((value) => ({ value })),
      timeoutMs,
    );
    if (answer) return answer.value;
    throw new Error('no answer');
  } catch (thrown) {
    // The redirect to the thank-you.
    if (thrown instanceof Response) throw thrown;
    const form = await sent.formData();
    const stamp = form.get(FORM_TIMESTAMP);
    const values = readFormValues(form, fields);
    const state: FormState<Field> = { values, errors: {}, error: toSubmitError(thrown), ...(typeof stamp === 'string' ? { stamp } : {}) };
    // After a success status the router would revalidate the page's data, which fails in the same way.
    return data(state, { status: 503 });
  }
}
