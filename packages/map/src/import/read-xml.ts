import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import type { OsmElement } from './elements.ts';
import { ImportError } from './import-error.ts';

type Attributes = Record<string, string>;

const NOT_UTF8 = 'It is not written in UTF-8, so names would be spoilt; save it as UTF-8.';

function parseEdited({ timestamp }: Attributes): number | null {
  const at = Date.parse(timestamp ?? '');
  return Number.isNaN(at) ? null : at;
}

function readNumber(attributes: Attributes, name: string, element: string): number {
  const value = Number(attributes[name] || Number.NaN);
  if (!Number.isFinite(value))
    throw new ImportError(`It is broken: a ${element} (id ${attributes['id'] ?? 'missing'}) has no usable '${name}'.`);
  return value;
}

/** Turns the parser's events into elements. */
function createElementReader() {
  const parser = new SaxesParser();
  let ready: OsmElement[] = [];
  let open: { name: string; attributes: Attributes; tags: Record<string, string>; refs: number[]; members: Member[] } | null = null;
  let depth = 0;
  let remark: string | null = null;
  type Member = { type: string; ref: number; role: string };

  function createElement(): OsmElement | null {
    if (!open) return null;
    const { name, attributes, tags, refs, members } = open;
    // Deleted in an editor such as JOSM, but not uploaded yet.
    if (attributes['visible'] === 'false' || attributes['action'] === 'delete') return null;
    const version = Number(attributes['version']) || null;
    const common = { id: readNumber(attributes, 'id', name), tags, version, edited: parseEdited(attributes) };
    if (name === 'node')
      return { ...common, type: 'node', position: [readNumber(attributes, 'lon', name), readNumber(attributes, 'lat', name)] };
    return name === 'way' ? { ...common, type: 'way', refs } : { ...common, type: 'relation', members };
  }

  parser.on('error', (error) => {
    throw new ImportError(`It is broken XML: ${error.message}`);
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && encoding.toLowerCase() !== 'utf-8') throw new ImportError(NOT_UTF8);
  });
  parser.on('text', (text) => {
    if (remark !== null) remark += text;
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth === 1 && name !== 'osm')
      throw new ImportError(`It is XML, but not of OpenStreetMap: it begins with <${name}>, not with <osm>.`);
    if (name === 'remark') remark = '';
    if (depth === 2 && ['node', 'way', 'relation'].includes(name)) open = { name, attributes, tags: {}, refs: [], members: [] };
    if (!open || depth !== 3) return;
    if (name === 'tag' && attributes['k']) open.tags[attributes['k']] = attributes['v'] ?? '';
    if (name === 'nd') open.refs.push(readNumber(attributes, 'ref', name));
    if (name === 'member')
      open.members.push({ type: attributes['type'] ?? '', ref: readNumber(attributes, 'ref', name), role: attributes['role'] ?? '' });
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (name === 'remark' && /error|timed out/i.test(remark ?? ''))
      throw new ImportError(`It is not complete; the server that made it says: ${remark?.trim()}`);
    if (depth !== 1) return;
    const element = createElement();
    if (element) ready.push(element);
    open = null;
  });
  return {
    write: (text: string) => parser.write(text),
    close: () => parser.close(),
    take: () => {
      const taken = ready;
      ready = [];
      return taken;
    },
  };
}

/** The elements of OpenStreetMap XML, in the order of the file. Throws an ImportError for a broken file. */
export async function* readXml(file: string): AsyncGenerator<OsmElement> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new ImportError(NOT_UTF8);
    }
  };
  const reader = createElementReader();
  for await (const chunk of createReadStream(file)) {
    reader.write(decode(chunk));
    yield* reader.take();
  }
  reader.write(decode());
  reader.close();
  yield* reader.take();
}
