// Cuts the site's fonts from the published ones: `node packages/ui/scripts/subset-fonts.mjs`. The results are kept in packages/ui/fonts.
import { readFileSync, writeFileSync } from 'node:fs';
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

for (const { name, wght } of FAMILIES) {
  for (const [published, own, letters] of [
    ['latin', 'latin', LATIN],
    ['latin-ext', 'hungarian', HUNGARIAN],
  ]) {
    const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/files/${name}-${published}-wght-normal.woff2`));
    const font = await subsetFont(readFileSync(source), letters, { targetFormat: 'woff2', variationAxes: { wght } });
    const target = path.resolve(import.meta.dirname, `../fonts/${name}-${own}.woff2`);
    writeFileSync(target, font);
    console.log(`${path.basename(target)}: ${font.length} bytes`);
  }
}
