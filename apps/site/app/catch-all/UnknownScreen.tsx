import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../content/context.ts';
import { loadOrRedirect } from '../content/not-found.server.ts';
import { createErrorPage, createNotFoundError } from '../content/screen-content.server.ts';

export async function loader({ context, url }: LoaderFunctionArgs): Promise<never> {
  const request = context.get(requestContext);
  if (request.errorPage) throw createErrorPage(request.errorPage);
  return loadOrRedirect(url, request, () => Promise.reject(createNotFoundError()));
}

export default function UnknownScreen() {
  return null;
}
