import { runPinned } from './install.mjs';

await runPinned('run-restore.mjs');
