import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../content/context.ts';
import { withRedirectsKnown } from '../content/not-found.server.ts';
import { notFound } from '../content/screen-content.server.ts';
import { localeOfPath } from '../lib/href.ts';

export function loader({ context, url }: LoaderFunctionArgs): Promise<never> {
  return withRedirectsKnown(context.get(requestContext).content, localeOfPath(url.pathname), async () => {
    throw notFound();
  });
}

export default function UnknownScreen() {
  return null;
}
