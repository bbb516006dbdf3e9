// After the build of the site: files that never change are compressed once, as well as can be; the server picks the one that the browser takes.
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './install.mjs';

const client = path.join(root, 'apps/site/build/client');
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/** As small as Brotli makes it: which of these is smaller differs from file to file by some hundred bytes. */
const BROTLI_PARAMS = [{}, { [constants.BROTLI_PARAM_LGBLOCK]: 24, [constants.BROTLI_PARAM_NPOSTFIX]: 1 }];
async function compressSmallest(body) {
  const made = await Promise.all(
    BROTLI_PARAMS.map((params) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, ...params } })),
  );
  return made.reduce((smallest, next) => (next.length < smallest.length ? next : smallest));
}

await Promise.all(
  globSync('**/*.{js,css,svg}', { cwd: client }).map(async (name) => {
    const file = path.join(client, name);
    const body = await readFile(file);
    await writeFile(`${file}.br`, await compressSmallest(body));
    await writeFile(`${file}.gz`, await compressGzip(body, { level: 9 }));
  }),
);
