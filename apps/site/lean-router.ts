import type { Plugin } from 'vite';

const ROUTER = '/node_modules/react-router/dist/production/lib/';

/**
 * What this site does not use of its router: finding routes one by one (all are known from the start, see react-router.config.ts),
 * fetchers, blockers, pages without a server, and measuring. Each function answers at once what it answers while its feature is off.
 */
const UNUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: 'false',
    getPartialManifest: 'arguments[0]',
    getPatchRoutesOnNavigationFunction: 'undefined',
    useFogOFWarDiscovery: 'undefined',
  },
  'dom/ssr/single-fetch.js': { nonSsrStrategy: '{}', singleFetchLoaderFetcherStrategy: '{}' },
  'dom/ssr/routes.js': { createClientRoutesWithHMRRevalidationOptOut: '[]', wrapShouldRevalidateForHdr: 'arguments[1]' },
  'router/router.js': {
    fetch: 'undefined',
    shouldBlockNavigation: 'undefined',
    checkFogOfWar: '{ active: false, matches: null }',
    discoverRoutes: "{ type: 'success', matches }",
    patchRoutesImpl: 'undefined',
  },
  'router/instrumentation.js': {
    getRouteInstrumentationUpdates: '{}',
    instrumentClientSideRouter: 'arguments[0]',
    consumeInstrumentationClientResultMetaReceiver: 'undefined',
  },
};

function withoutUnused(code: string, file: string): string {
  let lean = code;
  for (const [name, answer] of Object.entries(UNUSED[file] ?? {})) {
    const head = new RegExp(`^\\t?(?:async )?function ${name}\\([^)]*\\) \\{$`, 'm');
    if (!head.test(lean)) throw new Error(`lean-router: the router has no function ${name} in ${file} any more`);
    lean = lean.replace(head, `$& return ${answer};`);
  }
  return lean;
}

/** Names for the React developer tools would keep components alive that no screen uses: the router's links and forms. */
const withoutNames = (code: string) =>
  code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^const (\w+) = (\S*React\S*\.(?:forwardRef|createContext)\()/gm, 'const $1 = /* @__PURE__ */ $2');

/** Sends of the router only what this site uses (docs/decisions/0011-weight-of-the-first-load.md). */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: new RegExp(ROUTER) },
      handler: (code, id) => withoutUnused(withoutNames(code), id.split(ROUTER)[1] ?? ''),
    },
  };
}

const KNOWN_SHEETS = 'preloadedHrefs.styles.add(link.href)';

/**
 * The router ends the address of a style sheet that several routes share with '#'. Vite's loader of parts does not know it again
 * and would add the same sheet at the end, after those that overrule it.
 */
export function sheetsOnce(): Plugin {
  return {
    name: 'sheets-once',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(KNOWN_SHEETS)) throw new Error('sheets-once: the loader of parts looks for style sheets in another way now');
        return code.replace(KNOWN_SHEETS, "preloadedHrefs.styles.add(link.href.replace(/#$/, ''))");
      },
    },
  };
}
