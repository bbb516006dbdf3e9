import { type ComponentType, lazy, memo, Suspense } from 'react';
import { isLeaving, reloadAt } from './chunk-guard.ts';

/** Set by the script in the head (`first-move.ts`). */
const firstMove = (import.meta.env.SSR ? undefined : window.firstMove) ?? Promise.resolve();

/** Whether the visitor has changed a field that is not sent yet. */
export const hasUnsentInput = (part: ParentNode): boolean =>
  [...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((field) => field.value !== field.defaultValue);

/** Reloads the page, of which a newer release has removed code. While a form is half filled in, the part stays server-rendered instead. */
function reloadPage(error: unknown): Promise<never> {
  const { location } = window;
  const mayReload = !hasUnsentInput(document.querySelector('main') ?? document);
  const go = (to: string) => location.assign(to);
  if (mayReload && !reloadAt(location.pathname + location.search, { storage: sessionStorage, now: Date.now(), go })) throw error;
  return new Promise(() => {});
}

/**
 * Loads the code of a part. Offline it waits for a connection, and on a page that is being left for a return to it: until then the part stays
 * server-rendered. If the code is gone, `replace` returns what to show; `reloadPage` loads the new release.
 */
async function loadPersistently<Part>(
  load: () => Promise<Part>,
  replace: (error: unknown) => Part | Promise<Part> = reloadPage,
): Promise<Part> {
  if (import.meta.env.SSR) return load();
  try {
    return await load();
  } catch (error) {
    const retryEvent = isLeaving() ? 'pageshow' : navigator.onLine ? null : 'online';
    if (!retryEvent) return replace(error);
    await new Promise((resolve) => addEventListener(retryEvent, resolve, { once: true }));
    return loadPersistently(load, replace);
  }
}

/** `memo`, because React discards the server's HTML if the component renders again before its code is loaded. */
function createLazyPart<Props extends object>(part: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await part() }));
  return memo(function Drawn(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}

function loadAfterFirstMove<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = firstMove.then(() => loadPersistently(load));
  // The component that renders the island gets the error; avoid an unhandled rejection.
  part.catch(() => undefined);
  return part;
}

/** The module that creates an island must import its style sheets, so that they load with the page and not with the island's code. */
type MakeIsland = <Props extends object>(load: () => Promise<ComponentType<Props>>) => ComponentType<Props>;

/** A part that only some visits of a screen need; its code loads when the part is rendered. */
export const lazyIsland: MakeIsland = (load) => createLazyPart(() => loadPersistently(load));

/**
 * A part that works as server-rendered HTML: links, a plain form, text. Its code loads after the visitor's first interaction, so it is not part
 * of the first load. Update it within a transition, which waits for the code.
 */
export const hydrateOnInteraction: MakeIsland = (load) => {
  const part = loadAfterFirstMove(load);
  return createLazyPart(() => part);
};

/** Like `hydrateOnInteraction`, for use within a `DrawnByServer`, which keeps the server's HTML until this code is loaded. */
export const hydrateOnInteractionWithin: MakeIsland = (load) => {
  const part = loadAfterFirstMove(load);
  return lazy(async () => ({ default: await part }));
};

/**
 * Like `hydrateOnInteraction`, for parts that a page can do without: if the code is gone, the part is left out, and the page neither fails nor
 * reloads.
 */
export const optionalIsland: MakeIsland = (load) => {
  const part = firstMove.then(() => loadPersistently(load, () => () => null));
  return createLazyPart(() => part);
};
