import { open, stat } from 'node:fs/promises';
import { ImportError } from './import-error.ts';

/** Limits in bytes. Streamed formats may have the size of a country; JSON is read at once. */
const MAX_BYTES = { pbf: 1e9, xml: 1e9, json: 200e6 } as const;
const HEADER_BYTES = 4096;

export type FileFormat = keyof typeof MAX_BYTES;

const CUT_ADVICE =
  'Cut the park out of it first, for example: osmium extract --bbox=19.066,47.504,19.102,47.524 --output=park.osm.pbf FILE (or use Overpass Turbo, see docs/map.md).';

/** First bytes of other formats, with their names and what to do. */
const OTHER_FORMATS: readonly [number[], string][] = [
  [[0x1f, 0x8b], 'is compressed (gzip); unpack it first.'],
  [[0x42, 0x5a, 0x68], 'is compressed (bzip2); unpack it first.'],
  [[0xfd, 0x37, 0x7a], 'is compressed (xz); unpack it first.'],
  [[0x50, 0x4b, 0x03], 'is a ZIP archive; unpack it first.'],
  [[0xff, 0xfe], 'is not written in UTF-8 but in UTF-16; save it as UTF-8.'],
  [[0xfe, 0xff], 'is not written in UTF-8 but in UTF-16; save it as UTF-8.'],
  [[0xff, 0xe0], 'is in the format o5m; convert it: osmium cat --output=park.osm.pbf FILE'],
];

function getFormat(beginning: Buffer): FileFormat {
  for (const [bytes, message] of OTHER_FORMATS)
    if (beginning.subarray(0, bytes.length).equals(Buffer.from(bytes))) throw new ImportError(`It ${message}`);
  if (beginning.subarray(4, 32).includes('OSMHeader')) return 'pbf';
  const text = beginning
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  if (/^(?:<!--[^]*?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i.test(text))
    throw new ImportError('It is a web page, not map data: perhaps the message of a server that was busy. Download it again.');
  if (text.startsWith('<')) return 'xml';
  if (text.startsWith('{') || text.startsWith('[')) return 'json';
  throw new ImportError('It is neither OpenStreetMap XML (.osm), nor PBF (.osm.pbf), nor GeoJSON, or its beginning is damaged.');
}

/** The format of a file by its first bytes, and its time of modification. Throws an ImportError for unreadable files. */
export async function openFile(file: string): Promise<{ format: FileFormat; written: number }> {
  const { size, mtimeMs, isFile } = await stat(file).then(
    (found) => ({ size: found.size, mtimeMs: found.mtimeMs, isFile: found.isFile() }),
    () => {
      throw new ImportError(`There is no file ${file}.`);
    },
  );
  if (!isFile) throw new ImportError(`${file} is not a file.`);
  if (size === 0) throw new ImportError('The file is empty.');
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(HEADER_BYTES) });
    const format = getFormat(buffer.subarray(0, bytesRead));
    if (size > MAX_BYTES[format])
      throw new ImportError(`It has ${(size / 1e6).toFixed(0)} MB; at most ${MAX_BYTES[format] / 1e6} MB are read. ${CUT_ADVICE}`);
    return { format, written: mtimeMs };
  } finally {
    await handle.close();
  }
}
