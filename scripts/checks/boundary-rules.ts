// Who may import whom (docs/architecture.md), for `boundaries.ts`.
/** The other features that each feature of the content service may import. */
const FEATURE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  articles: ['search'],
  'base-map': ['events'],
  events: ['search'],
  inbox: ['events'],
  information: ['inbox'],
  newsletter: ['events'],
  'qr-codes': ['redirects'],
};

export const isTest = (file: string) => /\.(test|e2e|http|stories)\.tsx?$/.test(file);
const getScreen = (file: string) => /^apps\/site\/app\/screens\/([^/]+)\//.exec(file)?.[1];
const isWithin = (file: string, ...folders: string[]) => folders.some((folder) => file.startsWith(folder));

/** Support code for tests: databases, contents and events made for them. */
const isTestSupport = (file: string) => isWithin(file, 'apps/cms/src/testing/');
const isContentService = (file: string) => isWithin(file, 'apps/cms/src/') && !isTest(file) && !isTestSupport(file);
/** A feature or a room of the platform: 'features/events'. */
export const getRoom = (file: string) => /^apps\/cms\/src\/((?:features|platform)\/[^/]+)\//.exec(file)?.[1];
/** The layers of the content service: the common platform, the features, and the frame that combines them. */
const LAYERS = ['platform', 'features', 'frame'] as const;
function getLayer(file: string): number {
  if (!isWithin(file, 'apps/cms/src/')) return -1;
  if (isWithin(file, 'apps/cms/src/platform/', 'apps/cms/src/migrations/') || file === 'apps/cms/src/payload-types.ts')
    return LAYERS.indexOf('platform');
  return LAYERS.indexOf(isWithin(file, 'apps/cms/src/features/') ? 'features' : 'frame');
}

interface Rule {
  name: string;
  /** Whether the rule applies to this importing file. */
  appliesTo: (file: string) => boolean;
  forbids: (target: string, file: string, isType: boolean) => boolean;
}

export const RULES: readonly Rule[] = [
  {
    name: 'the site never imports the content service, nor the other way round',
    appliesTo: (file) => isWithin(file, 'apps/site/'),
    forbids: (target) => isWithin(target, 'apps/cms/') || /^(payload$|payload\/|@payloadcms\/|next$|next\/)/.test(target),
  },
  {
    name: 'the content service knows nothing of the site',
    appliesTo: (file) => isWithin(file, 'apps/cms/'),
    forbids: (target) => isWithin(target, 'apps/site/', 'packages/ui/') || target === '@liget/ui',
  },
  {
    name: 'a layer of the content service imports only those below it: frame, features, platform',
    appliesTo: isContentService,
    forbids: (target, file) => getLayer(target) > getLayer(file),
  },
  {
    name: 'a feature imports another one only where FEATURE_IMPORTS in scripts/checks/boundary-rules.ts says so',
    appliesTo: (file) => isContentService(file) && isWithin(file, 'apps/cms/src/features/'),
    forbids: (target, file) => {
      const [feature, targetFeature] = [getRoom(file), getRoom(target)].map((room) => room?.replace('features/', ''));
      if (feature === undefined || targetFeature === undefined || feature === targetFeature || !getRoom(target)?.startsWith('features/'))
        return false;
      return !FEATURE_IMPORTS[feature]?.includes(targetFeature);
    },
  },
  {
    name: 'only the preparation of a database knows the seed',
    appliesTo: (file) => !isTest(file) && !isWithin(file, 'apps/cms/src/seed/', 'apps/cms/src/prepare.ts'),
    forbids: (target) => isWithin(target, 'apps/cms/src/seed/') || /^@liget\/seed(\/|$)/.test(target),
  },
  {
    name: 'the seed knows the contract, the park’s hours and libraries, nothing of the two apps or of what they are made with',
    appliesTo: (file) => isWithin(file, 'packages/seed/'),
    forbids: (target) =>
      isWithin(target, 'apps/', 'packages/ui/', 'packages/content-api/') ||
      /^@liget\/(?!(content-api|content-api\/screens|content-api\/vocabulary\/slug|map|map\/geometry|map\/stored|park|pdf)$)/.test(
        target,
      ) ||
      /^(react|react-dom|payload|@payloadcms|next)(\/|$)/.test(target),
  },
  {
    name: 'what is made for tests is used by tests alone',
    appliesTo: isContentService,
    forbids: (target) => isTestSupport(target),
  },
  {
    name: 'ui knows neither the contract, nor the site, nor messages',
    appliesTo: (file) => isWithin(file, 'packages/ui/'),
    forbids: (target) =>
      isWithin(target, 'apps/', 'packages/content-api/') || /^@liget\/(?!design-tokens$)|^use-intl|^react-router/.test(target),
  },
  {
    name: 'the contract knows neither React, nor the site, nor the content service',
    appliesTo: (file) => isWithin(file, 'packages/content-api/'),
    forbids: (target) => isWithin(target, 'apps/', 'packages/ui/') || /^(react|payload|@payloadcms|next)(\/|$)/.test(target),
  },
  {
    name: 'the park at an instant knows types of the contract, its mark of a missing date and the sun, nothing else',
    appliesTo: (file) => isWithin(file, 'packages/park/src/') && !isTest(file),
    forbids: (target, _, isType) =>
      !isWithin(target, 'packages/park/src/') &&
      !['suncalc', '@liget/content-api/no-date'].includes(target) &&
      !(isType && target === '@liget/content-api'),
  },
  {
    name: 'the words of the search know neither the park nor the apps',
    appliesTo: (file) => isWithin(file, 'packages/language/src/') && !isTest(file),
    forbids: (target) => !isWithin(target, 'packages/language/src/') && !/^@orama\/stemmers(?:\/|$)/.test(target),
  },
  {
    name: 'the design tokens know nothing else',
    appliesTo: (file) => isWithin(file, 'packages/design-tokens/src/') && !isTest(file),
    forbids: (target) => !isWithin(target, 'packages/design-tokens/src/'),
  },
  {
    name: 'PDF documents know neither the park, nor the contract, nor the apps',
    appliesTo: (file) => isWithin(file, 'packages/pdf/src/') && !isTest(file),
    forbids: (target) => !isWithin(target, 'packages/pdf/src/') && !/^(node:|@cantoo\/(fontkit|pdf-lib)$)/.test(target),
  },
  {
    name: 'the map knows the contract and no app, and none of its drawing and ways takes more than types of it',
    appliesTo: (file) => isWithin(file, 'packages/map/src/') && !isTest(file),
    forbids: (target, file, isType) =>
      isWithin(target, 'apps/', 'packages/ui/', 'packages/seed/') ||
      /^(react|payload|next)(\/|$)/.test(target) ||
      (!isType &&
        /^(@liget\/content-api|zod)$/.test(target) &&
        !isWithin(file, 'packages/map/src/stored-plan.ts', 'packages/map/src/import/')),
  },
  {
    name: 'the import of the map reads files: it is for its command alone, and reaches no browser',
    appliesTo: (file) => !isWithin(file, 'apps/cms/src/features/base-map/') && !isTest(file),
    forbids: (target, file) =>
      target === '@liget/map/import' || (isWithin(target, 'packages/map/src/import/') && !isWithin(file, 'packages/map/src/import/')),
  },
  {
    name: 'lib imports no code of the site',
    appliesTo: (file) => isWithin(file, 'apps/site/app/lib/') && !isTest(file),
    forbids: (target) => isWithin(target, 'apps/site/') && !isWithin(target, 'apps/site/app/lib/'),
  },
  {
    name: 'messages import nothing but messages',
    appliesTo: (file) => isWithin(file, 'apps/site/app/i18n/'),
    forbids: (target) => !isWithin(target, 'apps/site/app/i18n/') && target !== 'use-intl',
  },
  {
    name: 'the table of screens is data',
    appliesTo: (file) => file === 'packages/content-api/src/screens.ts',
    forbids: (target) => !isWithin(target, 'packages/content-api/src/schemas/primitives'),
  },
  {
    name: 'components are parts of screens and of the layout, and import neither',
    appliesTo: (file) => isWithin(file, 'apps/site/app/components/') && !isTest(file),
    forbids: (target) => isWithin(target, 'apps/site/app/screens/', 'apps/site/app/catch-all/', 'apps/site/app/layout/'),
  },
  {
    name: 'the layout imports no screen',
    appliesTo: (file) => isWithin(file, 'apps/site/app/layout/'),
    forbids: (target) => isWithin(target, 'apps/site/app/screens/', 'apps/site/app/catch-all/'),
  },
  {
    name: 'a screen imports another screen only in home, now, search and visit, through its index.ts',
    appliesTo: (file) => getScreen(file) !== undefined && !isTest(file),
    forbids: (target, file) => {
      const targetScreen = getScreen(target);
      if (targetScreen === undefined || targetScreen === getScreen(file)) return false;
      return (
        !(['home', 'now', 'search', 'visit'].includes(getScreen(file) ?? '') && /\/index(\.server)?\.ts$/.test(target)) &&
        !isSharedTeaser(file, target)
      );
    },
  },
  {
    name: 'components take only types from the contract and the park, or zod and the sun would travel to the browser',
    appliesTo: (file) => isWithin(file, 'apps/site/app/') && file.endsWith('.tsx') && !isTest(file) && !file.endsWith('entry.server.tsx'),
    forbids: (target, _, isType) => !isType && /^(@liget\/(content-api|park)|zod)$/.test(target),
  },
];

/** A place, a project and a series list events: their cards come through the programs screen's index. */
function isSharedTeaser(file: string, target: string): boolean {
  return target === 'apps/site/app/screens/programs/index.ts' && ['places', 'pages'].includes(getScreen(file) ?? '');
}
