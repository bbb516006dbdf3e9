import { type HeadersArgs, Outlet, useLoaderData, useMatches, useRouteError, useRouteLoaderData } from 'react-router';
import { ErrorScreen } from './ErrorScreen.tsx';
import { hasPage, type PageInfo } from './head/page.ts';
import { loadShellData, type ShellData } from './loaders/shell-data.server.ts';
import { Shell } from './Shell.tsx';

export const loader = loadShellData;

/** Headers of error responses, such as Retry-After. */
export const headers = ({ errorHeaders }: HeadersArgs) => errorHeaders ?? new Headers();

/** The shell's data are loaded again only when the language changes. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname.startsWith('/en') !== nextUrl.pathname.startsWith('/en');
}

function usePage(): PageInfo | undefined {
  return useMatches()
    .map((match) => match.loaderData)
    .findLast(hasPage)?.page;
}

export default function ShellRoute() {
  const data = useLoaderData<ShellData>();
  return (
    <Shell data={data} page={usePage()}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const hungarian = useRouteLoaderData<ShellData>('shell___hu');
  const english = useRouteLoaderData<ShellData>('shell___en');
  const unknown = useRouteLoaderData<ShellData>('shell-unknown___hu');
  const data = hungarian ?? english ?? unknown;
  if (!data) throw error;
  return (
    <Shell data={data} page={undefined}>
      <ErrorScreen error={error} locale={data.locale} todayUrl={data.todayUrl} notFound={data.notFound} />
    </Shell>
  );
}
