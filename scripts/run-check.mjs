// `npm run check`: types, lint, format, styles, unused code, boundaries, glossary, file names in comments, sizes of sources and of the site, and unit tests. `--fix` fixes
// formatting and simple lint errors, `--no-tests` leaves the unit tests out.
import { check } from './checks/checks.ts';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

if (await check({ fix: process.argv.includes('--fix'), unitTests: !process.argv.includes('--no-tests') })) {
  console.log('All checks passed.');
} else {
  console.error('The check found errors; see above.');
  process.exit(1);
}
