import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

/**
 * Loads the code of the screen at a path. The router would do so itself, but when that fails it reloads the page that the visitor
 * wants to leave; here the caller learns of it first.
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
