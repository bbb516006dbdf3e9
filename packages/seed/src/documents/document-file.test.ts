import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create as readFont } from '@cantoo/fontkit';
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import type { SeedDocumentFile } from '../schemas/documents.ts';
import { CONTENT } from '../schemas/primitives.ts';
import { readSeedContent } from '../seed-content.ts';
import { makeDocument } from './document-file.ts';

const created = new Date('2026-11-20T12:00:00Z');
const MAX_BYTES = 60 * 1024;
const contents = readSeedContent();

const isDocument = (value: object): value is SeedDocumentFile => 'fileName' in value && 'paragraphs' in value;
function listDocuments(value: unknown): SeedDocumentFile[] {
  if (typeof value !== 'object' || value === null) return [];
  return isDocument(value) ? [value] : Object.values(value).flatMap(listDocuments);
}

/** The elements of a document's structure in reading order: 'H1 hu 1', with their number of marks on the pages. */
async function getStructure(data: Buffer): Promise<string[]> {
  const { catalog } = await PDFDocument.load(data);
  const [document] = listChildren(catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict));
  return listChildren(document).map((element) =>
    [
      element.lookup(PDFName.of('S'), PDFName).decodeText(),
      element.lookup(PDFName.of('Lang'))?.toString(),
      listChildren(element).length,
    ].join(' '),
  );
}

function listChildren(element: PDFDict | undefined): PDFDict[] {
  const parts = element?.lookup(PDFName.of('K'), PDFArray);
  return Array.from({ length: parts?.size() ?? 0 }, (_, index) => parts?.lookup(index, PDFDict)).filter((part) => part !== undefined);
}

/** The number of texts that neither belong to the structure nor are marked as artifacts. */
async function countUntagged(data: Buffer): Promise<number> {
  const pdf = await PDFDocument.load(data);
  const streams = pdf.getPages().flatMap(({ node }) => {
    const contents = node.Contents();
    return contents instanceof PDFArray ? contents.asArray().map((part) => pdf.context.lookup(part)) : [contents];
  });
  const operators = streams.flatMap((stream) =>
    stream instanceof PDFRawStream ? [Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')] : [],
  );
  return (
    operators
      .join('\n')
      .replaceAll(/B[DM]C[\s\S]*?EMC/g, '')
      .match(/Tj/g)?.length ?? 0
  );
}

describe('a document', () => {
  test('has headings and paragraphs for screen readers in order, each with its language, without page numbers', async () => {
    const long = 'Egy hosszú bekezdés, amely több sort is betölt, hogy a lapnak vége legyen. '.repeat(60);
    const data = await makeDocument({
      parts: [
        { title: 'Őszi fű', paragraphs: ['Rövid.', long] },
        { title: 'Autumn grass', paragraphs: ['Text.'] },
      ],
      created,
    });
    const { catalog } = await PDFDocument.load(data);
    expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true');
    const structure = await getStructure(data);
    expect(structure.map((line) => line.replace(/ \d+$/, ''))).toEqual(['H1 (hu)', 'P (hu)', 'P (hu)', 'H1 (en)', 'P (en)']);
    expect(Number(structure[2]?.split(' ').at(-1))).toBeGreaterThan(40);
    expect(await countUntagged(data)).toBe(0);
  });

  test('has its title and its language, and begins its English text on a new page', async () => {
    const data = await makeDocument({
      parts: [
        { title: 'Őszi fű', paragraphs: ['Árvíztűrő tükörfúrógép.'] },
        { title: 'Autumn grass', paragraphs: ['Text.'] },
      ],
      created,
    });
    const pdf = await PDFDocument.load(data, { updateMetadata: false });
    expect(pdf.getTitle()).toBe('Őszi fű');
    expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toContain('hu');
    expect(pdf.getPageCount()).toBe(2);
    expect(pdf.getCreationDate()).toEqual(created);
  });

  test('has as many pages as its paragraphs need, and stays small', async () => {
    const paragraphs = Array.from({ length: 40 }, () =>
      'Egy hosszú bekezdés, amely több sort is betölt, hogy a lapnak vége legyen. '.repeat(4),
    );
    const data = await makeDocument({ parts: [{ title: 'Hosszú', paragraphs }], created });
    expect((await PDFDocument.load(data)).getPageCount()).toBeGreaterThan(2);
    expect(data.length).toBeLessThan(MAX_BYTES);
  });
});

describe('the documents of the seed content', () => {
  test('use only characters of the fonts', async () => {
    const file = createRequire(import.meta.url).resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf');
    const font = readFont(await readFile(file));
    if (!('hasGlyphForCodePoint' in font)) throw new Error('The file has more fonts than one');
    const documents = listDocuments(contents);
    expect(documents.length).toBeGreaterThan(10);
    const letters = new Set(JSON.stringify(documents));
    expect([...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  test('include every folder', () => {
    const used = listDocuments(contents).map(({ fileName }) => fileName.replace(/\.pdf$/, ''));
    const folders = ['documents', 'professional-documents'].flatMap((name) =>
      readdirSync(path.join(CONTENT, name), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
    );
    expect(used.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  });

  test('have unique file names that URLs can contain', () => {
    const names = listDocuments(contents).map(({ fileName }) => fileName);
    expect(names).toEqual([...new Set(names)]);
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/.test(name))).toEqual([]);
  });
});
