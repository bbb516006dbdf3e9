import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** What only the browser knows, such as what it can do: `onServer` on the server and until hydration, and then what `read` returns. */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => onServer);

/** False on the server, until hydration and without JavaScript. */
export const useIsHydrated = (): boolean => useBrowserValue(() => true, false);
