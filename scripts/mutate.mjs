import { runPinned } from './install.mjs';

await runPinned('mutate/main.ts');
