import { waitAtMost } from '@liget/content-api/wait-at-most';
import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router';
import { type FormState, STAMP, type SubmitError } from './form-state.ts';

/**
 * So long an answer is waited for, in milliseconds; then the sending is given up. Longer than the server itself waits for the content
 * service. What does arrive later is stored once, also when the visitor sends it again (`idempotency-key.server.ts`).
 */
export const PATIENCE = 25_000;

/** Bytes a millisecond of a line that is still worth waiting for: a picture of 5 MB may take a minute and a half. */
const SLOWEST = 60;

/** Of the files that are sent along; a form without any is not even looked at. */
async function getBytes(request: Request): Promise<number> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) return 0;
  const values = [...(await request.clone().formData()).values()];
  return values.reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0);
}

/** A `fetch` that brings no answer rejects with a TypeError, whatever the reason is. */
function toSubmitError(thrown: unknown): SubmitError {
  if (isRouteErrorResponse(thrown)) return thrown.status === 413 ? 'tooLong' : thrown.status === 429 ? 'tooMany' : 'failed';
  return thrown instanceof TypeError ? 'cutOff' : 'failed';
}

function readFormValues<Field extends string>(form: FormData, fields: readonly Field[]): Record<Field, string> {
  const readText = (field: Field) => form.getAll(field).filter((value) => typeof value === 'string');
  return Object.fromEntries(fields.map((field) => [field, readText(field).join(',')])) as Record<Field, string>;
}

/**
 * Sends a form to its action on the server. When nothing comes back from there that the site can read (no connection, a proxy's own page, too
 * many requests, no answer at all), the form stays as it is and says so, instead of giving way to the error page.
 */
export async function handleSubmitFailure<Field extends string, Answer>(
  { request, serverAction }: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>,
  fields: readonly Field[],
) {
  const sent = request.clone();
  const patience = PATIENCE + (await getBytes(request)) / SLOWEST;
  try {
    const answer = await waitAtMost(
      serverAction<Answer>().then((value) => ({ value })),
      patience,
    );
    if (answer) return answer.value;
    throw new Error('no answer');
  } catch (thrown) {
    // The redirect to the thank-you.
    if (thrown instanceof Response) throw thrown;
    const form = await sent.formData();
    const stamp = form.get(STAMP);
    const values = readFormValues(form, fields);
    const state: FormState<Field> = { values, errors: {}, error: toSubmitError(thrown), ...(typeof stamp === 'string' ? { stamp } : {}) };
    // With a success status the router would load the page's data again, which fails in the same way.
    return data(state, { status: 503 });
  }
}
