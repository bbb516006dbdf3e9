// Refuses a folder with more than 25 entries, a source file of more than 250 lines, and an exception below that is no longer one.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

const MAX_ENTRIES = 25;
const MAX_LINES = 250;

const SOURCE = /\.(?:tsx?|m?js|mts|css)$/;
const GENERATED = /\/migrations\/(?:sqlite|postgres)\/|\/payload-types\.ts$|\/importMap\.js$/;

/** Folders with more entries, and why. */
const LARGE_FOLDERS: Readonly<Record<string, string>> = {
  scripts: 'a file for each command of package.json; operators run some by their paths',
  'apps/cms/src/migrations/postgres': 'a file for each migration',
  'apps/cms/src/migrations/sqlite': 'a file for each migration',
  'apps/cms/src/platform': 'a folder for each service that the features share, and the values that all of them check',
  'docs/decisions': 'a file for each decision',
  'packages/seed/content/programs': 'a file for each text',
  'packages/seed/content/visitor-information': 'a file for each text',
  'packages/seed/src/illustrations/scenes': 'a file for each drawn scene',
};

const DATA = 'data';
const ONE_PART = 'the look of one part, whose widths and states belong together';
const ONE_SUBJECT = 'tests of one subject, which share what they are set up with';
/** Files with more lines, and why. */
const LONG_FILES: Readonly<Record<string, string>> = {
  'apps/cms/src/platform/read-model/document-reader.ts': 'one class with a method for each kind of field',
  'packages/seed/src/illustrations/captions.ts': DATA,
  'packages/seed/src/tables/map-amenities.ts': DATA,
  'packages/seed/src/tables/metadata.ts': DATA,
  'packages/seed/src/texts/rules.ts': DATA,
  'apps/cms/src/admin/styles/features/balloon.css': ONE_PART,
  'apps/site/app/layout/footer/footer.css': ONE_PART,
  'apps/site/app/layout/header/panels.css': ONE_PART,
  'apps/site/app/screens/home/scene/Scene.module.css': ONE_PART,
  'apps/site/app/screens/programs/EventCard.module.css': ONE_PART,
  'packages/ui/src/date-picker/calendar/calendar-panel.css': ONE_PART,
  'apps/cms/src/admin/list-search/list-search-config.test.ts': ONE_SUBJECT,
  'apps/cms/src/content-api/forms.test.ts': ONE_SUBJECT,
  'apps/cms/src/features/accounts/roles.test.ts': ONE_SUBJECT,
  'apps/cms/src/features/events/agenda/agenda.test.ts': ONE_SUBJECT,
  'apps/cms/src/features/events/agenda/handlers/events.test.ts': ONE_SUBJECT,
  'apps/cms/src/features/events/import-export/import.test.ts': ONE_SUBJECT,
  'apps/cms/src/features/events/planner/planner.test.ts': ONE_SUBJECT,
  'apps/cms/src/features/newsletter/lists/lists.test.ts': ONE_SUBJECT,
  'apps/cms/src/features/newsletter/subscriptions/subscriptions.test.ts': ONE_SUBJECT,
  'apps/cms/src/features/search/search.test.ts': ONE_SUBJECT,
  'apps/cms/src/platform/database/writes.test.ts': ONE_SUBJECT,
  'apps/cms/src/platform/publishing/scheduling/schedule.test.ts': ONE_SUBJECT,
  'apps/site/app/screens/programs/detail/program-page.test.ts': ONE_SUBJECT,
  'apps/site/e2e/admin/sign-in.e2e.ts': ONE_SUBJECT,
  'apps/site/server/fast-path/fast-path.test.ts': ONE_SUBJECT,
  'packages/language/src/text-index.test.ts': ONE_SUBJECT,
  'packages/map/src/routing/find-route.test.ts': ONE_SUBJECT,
  'packages/park/src/dates/interval.test.ts': ONE_SUBJECT,
  'packages/park/src/park.test.ts': ONE_SUBJECT,
  'packages/ui/src/date-picker/calendar/calendar-panel.test.tsx': ONE_SUBJECT,
};

interface Exceptions {
  folders: Readonly<Record<string, string>>;
  files: Readonly<Record<string, string>>;
}

/** Counts the files and folders in each folder that these paths name. */
function countEntries(files: readonly string[]): Map<string, number> {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    const parts = file.split('/');
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''));
    }
  }
  return new Map([...entries].map(([folder, names]) => [folder, names.size]));
}

/** The folders and sources that are too large, and the needless exceptions, one message each. `lines` has the lines of each file by its path. */
export function findLargeSources(lines: ReadonlyMap<string, number>, { folders, files }: Exceptions): string[] {
  const entries = countEntries([...lines.keys()]);
  const largeFolders = [...entries].filter(([, count]) => count > MAX_ENTRIES);
  const longFiles = [...lines].filter(([file, count]) => count > MAX_LINES && SOURCE.test(file) && !GENERATED.test(file));
  const isLarge = new Set([...largeFolders, ...longFiles].map(([name]) => name));
  return [
    ...largeFolders
      .filter(([folder]) => folders[folder] === undefined)
      .map(([folder, count]) => `${folder}: ${count} entries, more than ${MAX_ENTRIES}; group them by what they are about`),
    ...longFiles
      .filter(([file]) => files[file] === undefined)
      .map(([file, count]) => `${file}: ${count} lines, more than ${MAX_LINES}; split it by subject`),
    ...[...Object.keys(folders), ...Object.keys(files)]
      .filter((name) => !isLarge.has(name))
      .map((name) => `${name}: no longer needs its exception in scripts/checks/source-sizes.ts`),
  ];
}

if (import.meta.main) {
  const ignored = ['node_modules', 'build', '.next', '.react-router', 'test-results', 'playwright-report', 'screenshots', 'bench.md'];
  const files = globSync('{apps,deploy,docs,packages,scripts}/**/*', {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => ignored.includes(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  if (files.length < 1000) throw new Error(`Only ${files.length} files were found: the check itself is broken`);
  const countLines = (file: string) => (SOURCE.test(file) ? readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 : 0);
  const errors = findLargeSources(new Map(files.map((file) => [file, countLines(file)])), { folders: LARGE_FOLDERS, files: LONG_FILES });
  if (errors.length > 0) {
    console.error(errors.join('\n'));
    process.exit(1);
  }
  console.log(`Source sizes: ${files.length} files, none too long, in no folder with too many.`);
}
