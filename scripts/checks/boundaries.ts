// Checks imports between layers (docs/architecture.md). Fails for a forbidden import, for circular imports, and if it read no files.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

const SOURCES = ['apps/*/{app,server,src,e2e}/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'];
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

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

const isTest = (file: string) => /\.(test|e2e|http|stories)\.tsx?$/.test(file);
const getScreen = (file: string) => /^apps\/site\/app\/screens\/([^/]+)\//.exec(file)?.[1];
const isWithin = (file: string, ...folders: string[]) => folders.some((folder) => file.startsWith(folder));

/** Support code for tests: databases, contents and events made for them. */
const isTestSupport = (file: string) => isWithin(file, 'apps/cms/src/testing/');
const isContentService = (file: string) => isWithin(file, 'apps/cms/src/') && !isTest(file) && !isTestSupport(file);
/** A feature or a room of the platform: 'features/events'. */
const getRoom = (file: string) => /^apps\/cms\/src\/((?:features|platform)\/[^/]+)\//.exec(file)?.[1];
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

const RULES: Rule[] = [
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
    name: 'a feature imports another one only where FEATURE_IMPORTS in scripts/checks/boundaries.ts says so',
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

function resolveImport(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
}

/** A circle for each file that a depth-first walk over the imports meets twice. */
function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const visited = new Set<string>();
  const importChain: string[] = [];
  const visitImports = (file: string): void => {
    if (importChain.includes(file)) {
      circles.push([...importChain.slice(importChain.indexOf(file)), file]);
      return;
    }
    if (visited.has(file)) return;
    importChain.push(file);
    for (const target of graph.get(file) ?? []) visitImports(target);
    importChain.pop();
    visited.add(file);
  };
  for (const file of graph.keys()) visitImports(file);
  return circles;
}

/** The rooms of the content service that each room imports. */
function listImportsOfRooms(graph: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const rooms = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    const room = getRoom(file);
    if (room === undefined || isTest(file)) continue;
    const importedRooms = targets.flatMap((target) => getRoom(target) ?? []).filter((importedRoom) => importedRoom !== room);
    rooms.set(room, [...new Set([...(rooms.get(room) ?? []), ...importedRooms])]);
  }
  return rooms;
}

/** The forbidden imports of these files (path → text), one per line, and the number of imports. */
export function checkImports(texts: ReadonlyMap<string, string>): { errors: string[]; imports: number } {
  /** The files that each file imports, including types. */
  const graph = new Map([...texts.keys()].map((file): [string, string[]] => [file, []]));
  let imports = 0;
  const errors: string[] = [];
  for (const [file, text] of texts) {
    for (const [, type, statement, dynamic] of text.matchAll(IMPORT)) {
      imports += 1;
      const target = resolveImport(file, statement ?? dynamic ?? '');
      if (graph.has(target)) graph.get(file)?.push(target);
      for (const rule of RULES) {
        if (rule.appliesTo(file) && rule.forbids(target, file, Boolean(type))) errors.push(`${file} → ${target}: ${rule.name}`);
      }
    }
  }
  for (const file of texts.keys())
    if (/^apps\/cms\/src\/features\/[^/]+$/.test(file)) errors.push(`${file}: a file of a feature is in the folder of its feature`);
  for (const circle of findCircles(graph)) errors.push(`${circle.join(' → ')}: files import each other in a circle`);
  for (const circle of findCircles(listImportsOfRooms(graph)))
    errors.push(`${circle.join(' → ')}: rooms of the content service import each other in a circle`);
  return { errors, imports };
}

if (import.meta.main) {
  const files = globSync(SOURCES, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const { errors, imports } = checkImports(new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])));
  if (files.length < 100 || imports < 300)
    errors.push(`only ${files.length} files and ${imports} imports were read: the check itself is broken`);
  if (errors.length > 0) {
    console.error(errors.join('\n'));
    process.exit(1);
  }
  console.log(`Boundaries: ${files.length} files, ${imports} imports, none forbidden.`);
}
