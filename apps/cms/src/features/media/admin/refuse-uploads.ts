import type { Label } from '../../../platform/fields/labels.ts';
import { checkDocument, checkPicture } from '../file-error.ts';

const UNPROCESSABLE = 422;
/** The checks of files by collection. */
const CHECKS = { media: checkPicture, files: checkDocument };

function findError(path: string, body: RequestInit['body']): Label | null {
  const file = body instanceof FormData ? body.get('file') : null;
  if (!(file instanceof File)) return null;
  const [, collection] = /^\/(media|files)(?:\/\w+)?\/?$/.exec(path) ?? [];
  return collection === 'media' || collection === 'files' ? CHECKS[collection](file) : null;
}

/** Wraps `fetch` to answer in place of the service to a file that the service refuses by its name or size: sending 50 MB takes minutes. */
export function refuseUploads(originalFetch: typeof fetch, api: string, language: keyof Label): typeof fetch {
  return (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, globalThis.location.href);
    const error = pathname.startsWith(`${api}/`) ? findError(pathname.slice(api.length), init?.body) : null;
    if (!error) return originalFetch(input, init);
    const message = error[language];
    return Promise.resolve(
      Response.json({ errors: [{ message, data: { errors: [{ path: 'file', message }] } }] }, { status: UNPROCESSABLE }),
    );
  };
}
