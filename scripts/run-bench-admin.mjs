// `npm run bench:admin`: every screen of the admin with 5,000 programs and 5,000 pictures, in a browser, by the clock of one machine. `--write` puts the table into docs/bench-admin.md.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SQLITE_FILE } from '../apps/cms/src/platform/database/sqlite/sqlite-file.ts';
import { benchAdmin } from '../apps/site/scripts/bench-admin.mjs';
import { benchServices, describeMachine, editor, origin } from './bench/bench-services.mjs';
import { addCopies } from './database/many-rows.ts';
import { findChromium } from './debian.mjs';
import { root } from './install.mjs';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

const DOCUMENTS = 5000;
const LIMIT_MS = 2000;

const executablePath = findChromium();
const counts = {};

/** Adds so many programs and pictures to the seeded database. */
function addDocuments(dataDir) {
  const file = path.join(dataDir, SQLITE_FILE);
  counts.programs = addCopies(file, 'events', DOCUMENTS);
  counts.pictures = addCopies(file, 'media', DOCUMENTS);
  console.log(`There are ${counts.programs} programs and ${counts.pictures} pictures.`);
}

const rows = await benchServices(
  { fill: addDocuments, cms: { SMTP_URL: '' }, site: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } },
  async () => benchAdmin({ origin, editor, executablePath }),
);

const formatSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
const slow = rows.filter(({ median }) => median > LIMIT_MS);
console.log(
  slow.length === 0
    ? `All within ${formatSeconds(LIMIT_MS)}.`
    : `Above ${formatSeconds(LIMIT_MS)}: ${slow.map(({ screen }) => screen).join(', ')}`,
);
if (process.argv.includes('--write')) {
  const table = [
    '| screen | median of three | slowest | |',
    '|---|---|---|---|',
    ...rows.map(
      ({ screen, median, slowest }) =>
        `| ${screen} | ${formatSeconds(median)} | ${formatSeconds(slowest)} | ${median > LIMIT_MS ? 'ABOVE THE BAR' : 'good'} |`,
    ),
  ].join('\n');
  writeFileSync(
    path.join(root, 'docs/bench-admin.md'),
    `# The admin with ${counts.programs} programs and ${counts.pictures} pictures\n\nBy \`npm run bench:admin -- --write\` on ${describeMachine()}, browser and services on the same machine: from the address to the part of the screen that an editor needs first, in view and answering. At most ${formatSeconds(LIMIT_MS)} each.\n\n${table}\n`,
  );
}
