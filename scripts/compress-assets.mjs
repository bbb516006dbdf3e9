// After the build of the site: files that never change are compressed once, as well as can be; the server picks the one that the browser takes.
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './install.mjs';

const client = path.join(root, 'apps/site/build/client');
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

await Promise.all(
  globSync('**/*.{js,css,svg}', { cwd: client }).map(async (name) => {
    const file = path.join(client, name);
    const body = await readFile(file);
    await writeFile(`${file}.br`, await compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, await compressGzip(body, { level: 9 }));
  }),
);
