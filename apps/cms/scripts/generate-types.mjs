// Writes src/payload-types.ts, the types of the model, and the admin's map of components, after one of them has changed: `node scripts/generate-types.mjs` in apps/cms.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';

process.chdir(path.resolve(import.meta.dirname, '..'));
process.env.CMS_SECRET ??= 'only-for-writing-types-0123456789abcdef';
process.env.DATA_DIR ??= path.join(tmpdir(), 'liget-types');
const { default: config } = await import('../src/payload.config.ts');
await generateTypes(await config);
await generateImportMap(await config, { log: false });
process.exit(0);
