import { runPinned } from './install.mjs';

await runPinned('run-bench.mjs');
