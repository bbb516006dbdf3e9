import { runPinned } from './install.mjs';

await runPinned('run-build.mjs');
