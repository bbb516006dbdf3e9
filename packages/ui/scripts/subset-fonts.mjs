// Subsets the site's fonts from the published ones: `node packages/ui/scripts/subset-fonts.mjs` (the last step needs Python with fonttools and
// brotli). The results are committed in packages/ui/fonts.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const LATIN = `${ASCII}\u00a0¡¢£§©«®°±²³·»¼½¾¿ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÜßàáâäçèéêëíîïñóôöúüÿ×÷–—‘’“”„•…‹›€™−←→↑↓\u2009\u202f\u200b`;
const HUNGARIAN = 'őűŐŰ';
const FAMILIES = [
  { name: 'bricolage-grotesque', wght: { min: 500, max: 800 } },
  { name: 'figtree', wght: { min: 400, max: 800 } },
];

const parts = mkdtempSync(path.join(tmpdir(), 'liget-fonts-'));

async function part(name, published, letters, wght) {
  const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/files/${name}-${published}-wght-normal.woff2`));
  const font = await subsetFont(readFileSync(source), letters, { targetFormat: 'woff2', variationAxes: { wght } });
  const file = path.join(parts, `${name}-${published}.woff2`);
  writeFileSync(file, font);
  return file;
}

for (const { name, wght } of FAMILIES) {
  const target = path.resolve(import.meta.dirname, `../fonts/${name}.woff2`);
  const files = [await part(name, 'latin', LATIN, wght), await part(name, 'latin-ext', HUNGARIAN, wght)];
  execFileSync('python3', [path.join(import.meta.dirname, 'merge-fonts.py'), ...files, target], { stdio: 'inherit' });
  console.log(`${path.basename(target)}: ${statSync(target).size} bytes`);
}
rmSync(parts, { recursive: true });
