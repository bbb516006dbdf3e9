import { runPinned } from './install.mjs';

await runPinned('run-backup.mjs');
