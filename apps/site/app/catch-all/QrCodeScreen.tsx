import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../content/context.ts';
import { createNotFoundError, createUnavailableError } from '../content/screen-content.server.ts';
import { parseAcceptedLanguages } from '../lib/language/accepted-languages.server.ts';
import { detectLocale } from '../lib/language/locale-detection.ts';
import { redirectTo } from '../lib/urls/redirects/redirect-to.ts';

/** A printed code leads to its target in the reader's language; an unknown one to the 404 page. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<never> {
  const locale = detectLocale(request.headers.get('cookie'), parseAcceptedLanguages(request.headers.get('accept-language')));
  const answer = await context.get(requestContext).content.read('qrCodes', locale);
  if (answer.kind !== 'ok') throw createUnavailableError();
  const code = answer.value.data.find((entry) => entry.code === params['code']);
  if (code) throw redirectTo(code.to, 302);
  throw createNotFoundError();
}

export default function QrCodeScreen() {
  return null;
}
