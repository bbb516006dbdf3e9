import { APIError, executeAuthStrategies, type Payload, UnauthorizedError } from 'payload';

/** The server functions that Payload's admin (3.90) calls. */
const NAMES: ReadonlySet<unknown> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
]);

interface Caller {
  headers: Headers;
  getPayload: () => Promise<Payload>;
}

/**
 * Throws unless a signed-in user calls one of Payload's server functions. Payload looks any name up in plain objects, where `constructor`
 * answers with the whole request, and computes an anonymous caller's rights first. The pages for signing in call none of them.
 */
export async function checkServerFunctionCall(name: unknown, { headers, getPayload }: Caller): Promise<void> {
  if (!NAMES.has(name)) throw new APIError('There is no such server function.', 404);
  const { user } = await executeAuthStrategies({ headers, payload: await getPayload() });
  if (!user) throw new UnauthorizedError();
}
