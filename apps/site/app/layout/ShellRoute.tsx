import { useState } from 'react';
import { type HeadersArgs, Outlet, useLoaderData, useMatches, useRouteError, useRouteLoaderData } from 'react-router';
import { DrawnByServer } from '../components/islands/DrawnByServer.tsx';
import { lazyIsland } from '../components/islands/islands.tsx';
import './ErrorScreen.module.css';
import { loadWithTexts } from './deferred-texts.tsx';
import { hasPage, type PageInfo } from './head/page.ts';
import { getFrameData } from './loaders/frame-data.ts';
import { loadShellData, type ShellData } from './loaders/shell-data.server.ts';
import { ERROR_SCREEN_ID } from './navigation/screen-target.ts';
import { Shell } from './Shell.tsx';

const ErrorScreen = lazyIsland(() => loadWithTexts(() => import('./ErrorScreen.tsx').then((module) => module.ErrorScreen)));

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

/** Whether the document is the error page of this error, which the server has rendered. */
const useIsOfDocument = (error: unknown) =>
  useState(() => (!import.meta.env.SSR && document.getElementById(ERROR_SCREEN_ID) ? error : undefined))[0] === error;

export function ErrorBoundary() {
  const error = useRouteError();
  const hungarian = useRouteLoaderData<ShellData>('shell___hu');
  const english = useRouteLoaderData<ShellData>('shell___en');
  const unknown = useRouteLoaderData<ShellData>('shell-unknown___hu');
  const data = hungarian ?? english ?? unknown;
  const isOfDocument = useIsOfDocument(error);
  if (!data) throw error;
  const notFound = import.meta.env.SSR ? getFrameData(data).notFound : null;
  return (
    <Shell data={data} page={undefined}>
      <DrawnByServer id={ERROR_SCREEN_ID} value={isOfDocument ? {} : { value: error }}>
        {(thrown) => <ErrorScreen error={thrown} locale={data.locale} todayUrl={data.todayUrl} notFound={notFound} />}
      </DrawnByServer>
    </Shell>
  );
}
