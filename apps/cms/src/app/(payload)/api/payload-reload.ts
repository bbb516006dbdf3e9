import { getPayload, reload, type SanitizedConfig } from 'payload';

/*
 * For development. Payload (3.90) loads a changed configuration when Next's socket reports a change. The socket (16.4) reports changes of pages, not of
 * routes: while the admin is not open, the API would continue with its first configuration.
 */

type Handler<Arguments> = (request: Request, context: Arguments) => Promise<Response>;

const EVALUATED = Symbol.for('liget.api-route-evaluated');
const hasRunBefore = Reflect.has(globalThis, EVALUATED);
Reflect.set(globalThis, EVALUATED, true);

/** Pending while Payload loads the configuration of this evaluation; Next evaluates the route and this file again after each change. */
let reloaded: Promise<void> | undefined = hasRunBefore ? undefined : Promise.resolve();

async function reloadPayload(config: Promise<SanitizedConfig>): Promise<void> {
  await reload(await config, await getPayload({ config }));
}

/** Returns the handler; in development one that uses the current configuration in each request. */
export function withCurrentConfig<Arguments>(config: Promise<SanitizedConfig>, handler: Handler<Arguments>): Handler<Arguments> {
  if (process.env.NODE_ENV !== 'development') return handler;
  return async (request, context) => {
    reloaded ??= reloadPayload(config);
    await reloaded;
    return handler(request, context);
  };
}
