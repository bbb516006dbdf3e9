// `node packages/content-api/scripts/write-openapi.mjs` (under the pinned Node): writes docs/contracts/openapi.json from the schemas.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiText } from '../src/openapi/openapi.ts';

const file = path.resolve(import.meta.dirname, '../../../docs/contracts/openapi.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, openApiText());
console.log(`Wrote ${path.relative(process.cwd(), file)}`);
