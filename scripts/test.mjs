import { runPinned } from './install.mjs';

await runPinned('run-test.mjs');
