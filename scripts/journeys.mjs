import { runPinned } from './install.mjs';

await runPinned('run-journeys.mjs');
