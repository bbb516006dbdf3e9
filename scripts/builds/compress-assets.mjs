// After a build: files that never change are compressed once; the server sends the encoding that the browser accepts.
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

/** Brotli quality 9 takes a twentieth of the time of 11 for 8 % more bytes. */
const QUICK = [{ [constants.BROTLI_PARAM_QUALITY]: 9 }];
const { BROTLI_PARAM_LGBLOCK: BLOCK, BROTLI_PARAM_MODE: MODE, BROTLI_PARAM_NDIRECT: DIRECT, BROTLI_PARAM_NPOSTFIX: POSTFIX } = constants;
const toSmallest = (params) => ({ [constants.BROTLI_PARAM_QUALITY]: 11, ...params });
/** The highest quality. Which of these parameters compress a file better differs by some hundred bytes. */
const SMALLEST = [{}, { [BLOCK]: 24, [POSTFIX]: 1 }].map(toSmallest);
/** For large files that every page loads, such as the framework's: each attempt takes about a second. */
const MIN_OF_LARGE = [
  ...SMALLEST,
  ...[
    { [DIRECT]: 8 },
    { [DIRECT]: 12 },
    { [BLOCK]: 20, [POSTFIX]: 1, [DIRECT]: 16 },
    { [BLOCK]: 20, [POSTFIX]: 2, [DIRECT]: 16 },
    { [BLOCK]: 20, [POSTFIX]: 2, [DIRECT]: 48 },
    { [MODE]: 2 },
  ].map(toSmallest),
];
const LARGE_BYTES = 100_000;
/** The map's library and its worker: they are loaded on request alone, and each attempt takes two seconds. */
const HUGE_BYTES = 500_000;

function listParams(body) {
  if (effort !== 'smallest') return QUICK;
  if (body.length >= HUGE_BYTES) return SMALLEST.slice(0, 1);
  return body.length < LARGE_BYTES ? SMALLEST : MIN_OF_LARGE;
}

async function compress(body) {
  const candidates = await Promise.all(listParams(body).map((params) => compressBrotli(body, { params })));
  return candidates.reduce((smallest, next) => (next.length < smallest.length ? next : smallest));
}

await Promise.all(
  globSync('**/*.{js,css,svg}', { cwd }).map(async (name) => {
    const file = path.join(cwd, name);
    const body = await readFile(file);
    await writeFile(`${file}.br`, await compress(body));
    await writeFile(`${file}.gz`, await compressGzip(body, { level: 9 }));
  }),
);
