// `npm run check`: types, lint, format, styles, unused code, boundaries, sizes and unit tests. `--fix` mends what can be mended by itself,
// `--no-tests` leaves the unit tests out.
import { check } from './checks/checks.ts';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

if (await check({ fix: process.argv.includes('--fix'), unitTests: !process.argv.includes('--no-tests') })) {
  console.log('All checks passed.');
} else {
  console.error('The check found faults; see above.');
  process.exit(1);
}
