import { addAbortSignal, Readable } from 'node:stream';
import type { Payload, SanitizedCollectionConfig } from 'payload';
import { ZipFile } from 'yazl';
import { BYTE_ORDER_MARK, writeCsvLines } from '../../../../platform/read-model/csv-cell.ts';
import { EVENT_COLLECTIONS } from '../../event-collections.ts';
import { COLUMNS } from './columns.ts';
import { listFlatColumns } from './flat-table.ts';
import { readStoredProgram } from './program-dates.ts';
import { CALENDAR_FOOT, CALENDAR_HEAD, writeIcsEvents } from './program-ics.ts';
import { loadNamesById, toProgramRows } from './program-rows.ts';
import { listContentKinds, loadPublishedGlobal, PUBLIC_GLOBALS, readPublished } from './published.ts';

/** The contents of an archive: everything published, or events and their relations. */
export type Extent = 'everything' | 'programs';

const EVENT_KINDS: ReadonlySet<string> = new Set(EVENT_COLLECTIONS);

const README = `\uFEFFA Liget honlapjának közzétett tartalma\r
\r
programok.csv: a programok olyan táblázatban, amelyet a szerkesztőfelület (Programok → Beolvasás fájlból) vissza tud olvasni.\r
programok.ics: a programok időpontjai naptáraknak.\r
json, csv: minden fajta tartalom külön fájlban, magyarul és angolul. A szövegek formázása csak a JSON-fájlokban van meg.\r
\r
Piszkozat, személyes adat és szerkesztői fiók nincs benne. A csv-fájlokban pontosvessző választja el a cellákat, a karakterkódolás UTF-8.\r
`;

async function* writeJson(payload: Payload, kind: SanitizedCollectionConfig): AsyncGenerator<string> {
  let before = '[\n';
  for await (const document of readPublished(payload, kind)) {
    yield before + JSON.stringify(document);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* writeTable(payload: Payload, kind: SanitizedCollectionConfig): AsyncGenerator<string> {
  const columns = [{ name: 'id', toText: (document: Record<string, unknown>) => String(document['id']) }, ...listFlatColumns(kind.fields)];
  yield BYTE_ORDER_MARK + writeCsvLines([columns.map(({ name }) => name)], ';');
  for await (const document of readPublished(payload, kind)) yield writeCsvLines([columns.map(({ toText }) => toText(document))], ';');
}

async function* writeProgramTable(payload: Payload, events: SanitizedCollectionConfig): AsyncGenerator<string> {
  const names = await loadNamesById(payload);
  yield BYTE_ORDER_MARK + writeCsvLines([COLUMNS.map(({ heading }) => heading.hu)], ';');
  for await (const program of readPublished(payload, events)) yield writeCsvLines(toProgramRows(program, names), ';');
}

async function* writeProgramCalendar(payload: Payload, events: SanitizedCollectionConfig, stamp: string): AsyncGenerator<string> {
  const names = await loadNamesById(payload);
  yield CALENDAR_HEAD;
  for await (const program of readPublished(payload, events)) yield writeIcsEvents(readStoredProgram(program, names), stamp);
  yield CALENDAR_FOOT;
}

async function* writeGlobal(payload: Payload, slug: (typeof PUBLIC_GLOBALS)[number]): AsyncGenerator<string> {
  yield `${JSON.stringify(await loadPublishedGlobal(payload, slug), null, 1)}\n`;
}

/**
 * A ZIP archive of published content, streamed: each file is read after the one before has been sent. Destroying the stream stops the reading.
 */
export function createArchive(payload: Payload, extent: Extent, now: Temporal.Instant): Readable {
  const zip = new ZipFile();
  const leaving = new AbortController();
  const mtime = new Date(now.epochMilliseconds);
  const add = (name: string, make: () => AsyncGenerator<string>) =>
    zip.addReadStreamLazy(name, { mtime, compress: true }, (done) => {
      const file = addAbortSignal(leaving.signal, Readable.from(make(), { objectMode: false, encoding: 'utf8' }));
      // yazl does not handle errors of files: an unhandled one would end the whole service.
      file.on('error', (error) => zip.emit('error', error));
      done(null, file);
    });
  zip.addBuffer(Buffer.from(README, 'utf8'), 'OLVASSEL.txt', { mtime });
  const kinds = listContentKinds(payload).filter(({ slug }) => extent === 'everything' || EVENT_KINDS.has(slug));
  const events = kinds.find(({ slug }) => slug === 'events');
  if (events) {
    add('programok.csv', () => writeProgramTable(payload, events));
    add('programok.ics', () => writeProgramCalendar(payload, events, now.toString()));
  }
  for (const kind of kinds) {
    add(`json/${kind.slug}.json`, () => writeJson(payload, kind));
    add(`csv/${kind.slug}.csv`, () => writeTable(payload, kind));
  }
  if (extent === 'everything') for (const slug of PUBLIC_GLOBALS) add(`json/${slug}.json`, () => writeGlobal(payload, slug));
  zip.end();
  // Not wrapped: a wrapped stream that is destroyed may wait forever for a chunk.
  const stream = zip.outputStream instanceof Readable ? zip.outputStream : Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => stream.destroy(error));
  stream.once('close', () => leaving.abort());
  return stream;
}
