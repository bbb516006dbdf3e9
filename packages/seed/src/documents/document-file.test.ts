import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create as readFont } from '@cantoo/fontkit';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import type { SeedDocumentFile } from '../schemas/documents.ts';
import { CONTENT } from '../schemas/primitives.ts';
import { readSeedContent } from '../seed-content.ts';
import { makeDocument } from './document-file.ts';

const created = new Date('2026-11-20T12:00:00Z');
const LARGEST = 60 * 1024;
const contents = readSeedContent();

const isDocument = (value: object): value is SeedDocumentFile => 'fileName' in value && 'paragraphs' in value;
function documentsIn(value: unknown): SeedDocumentFile[] {
  if (typeof value !== 'object' || value === null) return [];
  return isDocument(value) ? [value] : Object.values(value).flatMap(documentsIn);
}

describe('a document', () => {
  test('says its title and its language, and begins its English text on a new page', async () => {
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

  test('goes on to as many pages as its paragraphs need, and stays small', async () => {
    const paragraphs = Array.from({ length: 40 }, () =>
      'Egy hosszú bekezdés, amely több sort is betölt, hogy a lapnak vége legyen. '.repeat(4),
    );
    const data = await makeDocument({ parts: [{ title: 'Hosszú', paragraphs }], created });
    expect((await PDFDocument.load(data)).getPageCount()).toBeGreaterThan(2);
    expect(data.length).toBeLessThan(LARGEST);
  });
});

describe('the documents of the seed content', () => {
  test('use only letters that the fonts have', async () => {
    const file = createRequire(import.meta.url).resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf');
    const font = readFont(await readFile(file));
    if (!('hasGlyphForCodePoint' in font)) throw new Error('The file has more fonts than one');
    const documents = documentsIn(contents);
    expect(documents.length).toBeGreaterThan(10);
    const letters = new Set(JSON.stringify(documents));
    expect([...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  test('are all that have a folder', () => {
    const used = documentsIn(contents).map(({ fileName }) => fileName.replace(/\.pdf$/, ''));
    const folders = ['documents', 'professional-documents'].flatMap((name) =>
      readdirSync(path.join(CONTENT, name), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
    );
    expect(used.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  });

  test('have file names of their own, that addresses can carry', () => {
    const names = documentsIn(contents).map(({ fileName }) => fileName);
    expect(names).toEqual([...new Set(names)]);
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/.test(name))).toEqual([]);
  });
});
