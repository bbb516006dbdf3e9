// After a build: files that never change are compressed once; the server picks the one that the browser takes.
//   compress-assets.mjs FOLDER quick|smallest
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from '../install.mjs';

const [folder, effort] = process.argv.slice(2);
const cwd = path.resolve(root, folder);
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Of Brotli: 9 takes a twentieth of the time of 11 for 8 % more bytes. */
const QUICK = [{ [constants.BROTLI_PARAM_QUALITY]: 9 }];
/** As small as Brotli makes it: which of these is smaller differs from file to file by some hundred bytes. */
const SMALLEST = [{}, { [constants.BROTLI_PARAM_LGBLOCK]: 24, [constants.BROTLI_PARAM_NPOSTFIX]: 1 }].map((params) => ({
  [constants.BROTLI_PARAM_QUALITY]: 11,
  ...params,
}));

async function compress(body) {
  const made = await Promise.all((effort === 'smallest' ? SMALLEST : QUICK).map((params) => compressBrotli(body, { params })));
  return made.reduce((smallest, next) => (next.length < smallest.length ? next : smallest));
}

await Promise.all(
  globSync('**/*.{js,css,svg}', { cwd }).map(async (name) => {
    const file = path.join(cwd, name);
    const body = await readFile(file);
    await writeFile(`${file}.br`, await compress(body));
    await writeFile(`${file}.gz`, await compressGzip(body, { level: 9 }));
  }),
);
