import { type ComponentType, lazy, memo, Suspense } from 'react';
import { isLeaving, reloadAt } from './chunk-guard.ts';

/** Noted by the script in the head (`first-move.ts`). */
const firstMove = (import.meta.env.SSR ? undefined : window.firstMove) ?? Promise.resolve();

/** Whether the visitor has written into a field of a part that is still to be sent. */
export const hasWritten = (part: ParentNode): boolean =>
  [...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((field) => field.value !== field.defaultValue);

/**
 * As a screen's own code: gone with a newer release, the page is loaded anew, and what stands there stays until then; offline it
 * waits for a connection, and on a page that is being left for a way back to it. Words that are half written stay, with the page as it stands: it works without the part.
 */
async function persistent<Part>(load: () => Promise<Part>): Promise<Part> {
  if (import.meta.env.SSR) return load();
  try {
    return await load();
  } catch (error) {
    const comesBack = isLeaving() ? 'pageshow' : navigator.onLine ? null : 'online';
    if (comesBack) {
      await new Promise((resolve) => addEventListener(comesBack, resolve, { once: true }));
      return persistent(load);
    }
    if (hasWritten(document.querySelector('main') ?? document)) return new Promise(() => {});
    const { pathname, search } = window.location;
    if (!reloadAt(pathname + search, { storage: sessionStorage, now: Date.now(), go: (to) => window.location.assign(to) })) throw error;
    return new Promise(() => {});
  }
}

/** Drawn again without a change, React would give up what the server drew: hence `memo`. */
function drawn<Props extends object>(part: () => Promise<ComponentType<Props>>): ComponentType<Props> {
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
  const part = firstMove.then(() => persistent(load));
  // The component that renders the island gets the error; avoid an unhandled rejection.
  part.catch(() => undefined);
  return part;
}

/** The module that creates an island imports its style sheets, so that they come with the page and not with the island's code. */
type MakeIsland = <Props extends object>(load: () => Promise<ComponentType<Props>>) => ComponentType<Props>;

/** A part that only some visits of a screen show: its code comes with those. */
export const lazyIsland: MakeIsland = (load) => drawn(() => persistent(load));

/**
 * A part of a screen that works as the server drew it: links, a plain form, words. Its code is only needed to draw it anew, so it
 * comes after the visitor's first move and is no part of the first load. An update of it belongs into a transition, which waits.
 */
export const hydrateOnInteraction: MakeIsland = (load) => {
  const part = loadAfterFirstMove(load);
  return drawn(() => part);
};

/** As `hydrateOnInteraction`, in a part that the server has drawn: that part stays as it is until this code is here. */
export const hydrateOnInteractionWithin: MakeIsland = (load) => {
  const part = loadAfterFirstMove(load);
  return lazy(async () => ({ default: await part }));
};

/**
 * Like `hydrateOnInteraction`, for parts that a page can do without: if the code cannot be loaded, the part is left out, and the page neither
 * fails nor reloads.
 */
export const optionalIsland: MakeIsland = (load) => {
  const part = firstMove.then(load).catch(() => () => null);
  return drawn(() => part);
};
