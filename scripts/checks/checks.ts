// The checks of `npm run check`, each in its own process; `npm test` runs them too.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt, run } from '../builds/builds.ts';
import { root } from '../root.ts';

type Step = readonly [label: string, args: string[], options?: Parameters<typeof run>[2]];

interface CheckOptions {
  /** Fixes formatting and simple lint errors. */
  fix?: boolean;
  unitTests?: boolean;
}

const getModulePath = (file: string) => path.join(root, 'node_modules', file);
/** The type check's incremental cache: the next run checks changed files only. */
const TYPES_CACHE = getModulePath('.cache/liget-types');

/** Whether the next type check has no cache, as on a clean clone. */
export const isTypeCheckCold = (): boolean => !existsSync(TYPES_CACHE);

function checkTypes(folder: string): Step {
  const cache = path.join(TYPES_CACHE, `${path.basename(folder)}.tsbuildinfo`);
  return [`Types of ${folder}`, [getModulePath('typescript/bin/tsc'), '-p', folder, '--incremental', '--tsBuildInfoFile', cache]];
}

/** Runs all checks, also after one has failed; returns whether all passed. */
export async function check({ fix = false, unitTests = true }: CheckOptions = {}): Promise<boolean> {
  let passed = true;
  async function runInSequence(steps: readonly Step[]): Promise<void> {
    for (const [label, args, options] of steps)
      try {
        await run(label, args, options);
      } catch (error) {
        passed = false;
        console.error(error instanceof Error ? error.message : error);
      }
  }

  await runInSequence([
    ['Format', [getModulePath('@biomejs/biome/bin/biome'), 'check', ...(fix ? ['--write'] : []), '.']],
    // The type check and the linter need the generated types of routes.
    ['Route types', [getModulePath('@react-router/dev/bin.cjs'), 'typegen'], { cwd: 'apps/site' }],
  ]);
  const lanes: readonly Step[][] = [
    ['packages', 'apps/cms', 'scripts', 'apps/site'].map(checkTypes),
    [
      ['Lint', [getModulePath('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', ...(fix ? ['--fix'] : [])]],
      [
        'Styles',
        [
          getModulePath('stylelint/bin/stylelint.mjs'),
          '{apps/site/app,packages/ui,apps/cms/src}/**/*.css',
          '--cache',
          '--cache-strategy=content',
          `--cache-location=${getModulePath('.cache/stylelint')}`,
        ],
      ],
      ['Unused code', [getModulePath('knip/bin/knip.js'), '--cache', '--cache-location', getModulePath('.cache/knip')]],
      ['Boundaries', [path.join(root, 'scripts/checks/boundaries.ts')]],
      ['Glossary', [path.join(root, 'scripts/checks/glossary.ts')]],
      ['File names in comments', [path.join(root, 'scripts/checks/file-names.ts')]],
      ['Source sizes', [path.join(root, 'scripts/checks/source-sizes.ts')]],
    ],
  ];
  // In parallel, unless one of them writes.
  if (fix) await runInSequence(lanes.flat());
  else await Promise.all(lanes.map(runInSequence));
  await ensureBuilt('site');
  await runInSequence([['Sizes', [path.join(root, 'scripts/checks/sizes.mjs')]]]);
  if (unitTests) await runInSequence([['Unit tests', [getModulePath('vitest/vitest.mjs'), 'run'], { quiet: false }]]);
  return passed;
}
