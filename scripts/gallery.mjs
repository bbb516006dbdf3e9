import { runPinned } from './install.mjs';

await runPinned('run-gallery.mjs');
