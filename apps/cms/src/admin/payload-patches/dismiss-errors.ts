import { toast } from '@payloadcms/ui';
import { parseSavedTarget } from '../form-drafts/watch-saves.ts';

function dismissErrors(): void {
  for (const message of toast.getToasts()) if ('type' in message && message.type === 'error') toast.dismiss(message.id);
}

/**
 * Wraps `fetch`: once a save has succeeded, the message about an earlier refused one is removed. Payload would leave it below the message of
 * success, and it is shown for as long as it takes to read (lasting-errors.mjs). Autosaves say nothing about what was refused.
 */
export function dismissErrorsAfterSaves(originalFetch: typeof fetch, api: string): typeof fetch {
  return async (input, init) => {
    const response = await originalFetch(input, init);
    const url = new URL(input instanceof Request ? input.url : input, globalThis.location.href);
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    const isSave = method === 'POST' || method === 'PATCH';
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    // A read is a POST if its query is too long for a URL.
    const isRead = headers.has('x-payload-http-method-override') || url.searchParams.get('autosave') === 'true';
    if (response.ok && isSave && !isRead && url.pathname.startsWith(`${api}/`) && parseSavedTarget(method, url.pathname, api) !== null)
      dismissErrors();
    return response;
  };
}
