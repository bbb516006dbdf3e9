import displayFont from '@liget/ui/fonts/bricolage-grotesque.woff2?url';
import textFont from '@liget/ui/fonts/figtree.woff2?url';
import '@liget/ui/styles.css';
import { type ReactNode, useEffect } from 'react';
import { Links, type LoaderFunctionArgs, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { FIRST_MOVE_SCRIPT, repeatEarlyPress } from './components/islands/first-move.ts';
import { requestContext } from './content/context.ts';
import { EARLY_SCRIPT } from './layout/announcements/early.ts';
import { keepPage } from './layout/navigation/keep-page.ts';
import { leaveToBrowser } from './layout/navigation/leave-to-browser.ts';
import { THIRD_LANGUAGE_SCRIPT } from './lib/language/third-language.ts';
import { getPathLocale } from './lib/urls/href.ts';
import { buildRedirectTable, findRedirect } from './lib/urls/redirects/redirect-table.ts';
import { redirectTo } from './lib/urls/redirects/redirect-to.ts';
import { resolveUrl } from './lib/urls/redirects/resolve-url.ts';

/** The redirects check of every navigation (specification, section 2). */
export const middleware = [
  async ({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>) => {
    const { content, publicOrigin, ownOrigins } = context.get(requestContext);
    const locale = getPathLocale(url.pathname);
    const answer = await content.read('redirects', locale);
    if (answer.kind !== 'ok') return;
    const table = buildRedirectTable(answer.value.data, [publicOrigin, ...Object.values(ownOrigins ?? {})], content.log);
    const getRedirect = (pathname: string) => findRedirect(pathname, table);
    // The visitor's complete query is added when the response is sent.
    const found = resolveUrl(url.pathname, { rootLocale: () => locale, findRedirect: getRedirect });
    if (found.kind === 'redirect') throw redirectTo(found.to, found.status);
  },
];

export const clientMiddleware = [leaveToBrowser(() => window.location), keepPage];

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    // The early scripts change the element before React hydrates it.
    <html lang={getPathLocale(pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? [FIRST_MOVE_SCRIPT, EARLY_SCRIPT, THIRD_LANGUAGE_SCRIPT].join(';') : '',
          }}
        />
        {[textFont, displayFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
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
  useEffect(repeatEarlyPress, []);
  return <Outlet />;
}

/** Only used when the error page itself could not be rendered: needs nothing but HTML. */
export function ErrorBoundary() {
  const english = getPathLocale(useLocation().pathname) === 'en';
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
