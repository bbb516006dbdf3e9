// `node packages/design-tokens/scripts/write-style-sheets.mjs` (under the pinned Node): writes the style sheets from the tables of colours.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { STYLE_SHEETS } from '../src/style-sheets.ts';

for (const [name, css] of Object.entries(STYLE_SHEETS)) {
  const file = path.resolve(import.meta.dirname, '../src', name);
  writeFileSync(file, css);
  console.log(`Wrote ${path.relative(process.cwd(), file)}`);
}
