import { runPinned } from './install.mjs';

await runPinned('run-start.mjs');
