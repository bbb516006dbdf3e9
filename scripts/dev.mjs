import { runPinned } from './install.mjs';

await runPinned('run-dev.mjs');
