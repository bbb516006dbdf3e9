import type { Kind } from './mutant.ts';

/** A file in which mutants are made. */
export interface Target {
  file: string;
  kind: Kind;
}

const of = (kind: Kind, folder: string, names: string[]): Target[] => names.map((name) => ({ file: `${folder}/${name}.ts`, kind }));

/** Rules and wiring: what decides what a visitor is told, and how the parts are joined. Components, texts and drawings are neither. */
export const targets: readonly Target[] = [
  ...of('wiring', 'apps/site/server', [
    'address',
    'analytics',
    'app',
    'calendars/routes',
    'form-body',
    'hosts',
    'media/routes',
    'page-cache',
    'pages',
    'proxy',
    'rate-limits',
    'render',
    'revision-watch',
    'security',
    'send-page',
    'sitemap',
    'translations',
  ]),
  ...of('wiring', 'apps/site/app', [
    'content/circuit',
    'content/screen-content.server',
    'content/store',
    'lib/locale-detection',
    'shell/loaders/essentials.server',
    'parts/forms/form-action.server',
    'parts/forms/idempotency-key.server',
    'shell/loaders/screen-loader.server',
    'shell/loaders/shell-data.server',
    'shell/head/describe-page.server',
    'screens/customer-service/product-page.server',
  ]),
  ...of('wiring', 'packages/content-api/src', ['client', 'client-address', 'preview', 'validators']),
  ...of('wiring', 'apps/cms/src', [
    'access/rules',
    'content-api/respond',
    'content-api/route',
    'content-api/answer-cache',
    'database/queue',
  ]),
  ...of('rules', 'apps/site/app', [
    'lib/dates',
    'lib/href',
    'lib/keep-query',
    'lib/list-query',
    'lib/resolve-address',
    'lib/spelling',
    'shell/loaders/redirects',
    'screens/programs/filters',
    'screens/programs/interval',
    'screens/home/balloon-status',
    'screens/home/program-picks',
    'screens/places/hours-for-schema',
    'screens/places/place',
    'screens/places/week',
  ]),
  ...of('rules', 'packages/park/src', ['balloon', 'hours', 'occurrences', 'opening', 'park', 'scene', 'sun', 'time']),
  ...of('rules', 'packages/content-api/src', ['screens', 'product-pages', 'primitives', 'events', 'forms']),
  ...of('rules', 'apps/cms/src', [
    'programs/asked',
    'programs/asked-words',
    'search/excerpt',
    'search/misses',
    'search/ranking',
    'programs/recurrence',
    'programs/occurrence-filters',
    'programs/problems',
    'hooks/publication-problems',
    'fields/link-rules',
    'programs/days',
    'programs/match',
    'programs/occurrence',
    'fields/safe-links',
    'content-api/query',
  ]),
];
