import '@liget/ui/styles.css';
import type { ReactNode } from 'react';
import { Links, type LoaderFunctionArgs, Outlet, redirect, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { requestContext } from './content/context.ts';
import { localeOfPath } from './lib/href.ts';
import { redirectFor } from './shell/redirects.ts';

/** The redirects check of every navigation (specification, section 2). */
export const middleware = [
  async ({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>) => {
    const { content } = context.get(requestContext);
    const answer = await content.read('redirects', localeOfPath(url.pathname));
    const found = answer.kind === 'ok' ? redirectFor(url, answer.value.data) : undefined;
    if (found) throw redirect(found.to, found.status);
  },
];

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <html lang={localeOfPath(pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
        <meta name="theme-color" content="#10402f" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Only reached when the error page itself could not be rendered: needs nothing but HTML. */
export function ErrorBoundary() {
  const english = localeOfPath(useLocation().pathname) === 'en';
  return (
    <main className="wrap error-screen">
      <title>Liget</title>
      <h1>{english ? 'Something went wrong' : 'Hiba történt'}</h1>
      <p>
        <a href={english ? '/en' : '/'}>{english ? 'Back to the homepage' : 'Vissza a főoldalra'}</a>
      </p>
    </main>
  );
}
