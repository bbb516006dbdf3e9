import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

/**
 * Returns a function that loads the code of the screen at a path. The router's own loading would reload the current page on failure; with this
 * function the caller handles the failure.
 */
export function useRouteModules(): (path: string) => Promise<unknown> {
  const router = useContext(DataRouterContext)?.router;
  const framework = useContext(FrameworkContext);
  return (path) => {
    const matches = (router && framework && router.match(path)) ?? [];
    return Promise.all(
      matches.flatMap(({ route }) => {
        const module = framework?.manifest.routes[route.id]?.module;
        return module && !framework.routeModules[route.id] ? [import(/* @vite-ignore */ module)] : [];
      }),
    );
  };
}
