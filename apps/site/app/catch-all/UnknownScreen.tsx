import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../content/context.ts';
import { loadOrRedirect } from '../content/not-found.server.ts';
import { createNotFound } from '../content/screen-content.server.ts';

export function loader({ context, url }: LoaderFunctionArgs): Promise<never> {
  return loadOrRedirect(url, context.get(requestContext), () => Promise.reject(createNotFound()));
}

export default function UnknownScreen() {
  return null;
}
