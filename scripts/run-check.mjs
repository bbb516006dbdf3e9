// `npm run check`: types, lint, format, styles, unused code, boundaries, sizes and unit tests. `--fix` mends what can be mended by itself,
// `--no-tests` leaves the unit tests out.
import path from 'node:path';
import { ensureBuilt, run } from './builds.ts';
import { root } from './install.mjs';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

const fix = process.argv.includes('--fix');
const bin = (file) => path.join(root, 'node_modules', file);

/** What was found is kept, so that the next check looks at what has changed alone; the first costs no more. */
function types(folder) {
  const kept = bin(`.cache/liget-types/${path.basename(folder)}.tsbuildinfo`);
  return [`Types of ${folder}`, [bin('typescript/bin/tsc'), '-p', folder, '--incremental', '--tsBuildInfoFile', kept]];
}

// What the types and the linter read of the routes.
const routeTypes = ['Route types', [bin('@react-router/dev/bin.cjs'), 'typegen'], { cwd: 'apps/site' }];
/** Side by side, unless one of them writes. */
const lanes = [
  [
    'packages/content-api',
    'packages/language',
    'packages/park',
    'packages/map',
    'packages/ui',
    'packages/seed',
    'apps/cms',
    'scripts',
    'scripts/mutate',
    'scripts/new-kind',
    'apps/site',
  ].map(types),
  [
    ['Lint', [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', ...(fix ? ['--fix'] : [])]],
    ['Styles', [bin('stylelint/bin/stylelint.mjs'), '{apps/site/app,packages/ui,apps/cms/src}/**/*.css']],
    ['Unused code', [bin('knip/bin/knip.js')]],
    ['Boundaries', [path.join(root, 'scripts/boundaries.ts')]],
  ],
];
const format = ['Format', [bin('@biomejs/biome/bin/biome'), 'check', ...(fix ? ['--write'] : []), '.']];

let failed = false;
async function step([label, args, options]) {
  try {
    await run(label, args, options);
  } catch (error) {
    failed = true;
    console.error(error.message);
  }
}

async function inTurn(steps) {
  for (const item of steps) await step(item);
}

await inTurn([format, routeTypes]);
if (fix) await inTurn(lanes.flat());
else await Promise.all(lanes.map(inTurn));
await ensureBuilt('site');
await step(['Sizes', [path.join(root, 'scripts/sizes.mjs')]]);
if (!process.argv.includes('--no-tests')) await step(['Unit tests', [bin('vitest/vitest.mjs'), 'run'], { quiet: false }]);
if (failed) {
  console.error('The check found faults; see above.');
  process.exit(1);
}
console.log('All checks passed.');
