import { runPinned } from './install.mjs';

await runPinned('run-check.mjs');
