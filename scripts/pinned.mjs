// Runs a script of this folder under the project's pinned Node: node scripts/pinned.mjs run-start.mjs
import { runPinned } from './install.mjs';

const [script, ...args] = process.argv.slice(2);
await runPinned(script, args);
