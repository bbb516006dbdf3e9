import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readFile } from '../reading/read-file.ts';
import { readFileInWorker } from '../worker/read-file-in-worker.ts';

const NOW = Temporal.Instant.from('2026-11-20T11:00:00Z');
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** `style: 1` shows a number as a date with its time, 2 as a time. */
type TestCell = string | { number: number; style?: 1 | 2 } | null;

const columnName = (index: number) => String.fromCodePoint(65 + index);
const cell = (value: TestCell, address: string) => {
  if (value === null) return '';
  if (typeof value === 'string') return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
  return `<c r="${address}" s="${value.style ?? 0}"><v>${value.number}</v></c>`;
};
const sheetXml = (rows: readonly TestCell[][]) =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows
    .map((cells, row) => `<row r="${row + 1}">${cells.map((value, index) => cell(value, `${columnName(index)}${row + 1}`)).join('')}</row>`)
    .join('')}</sheetData></worksheet>`;

/** A minimal Excel workbook with these sheets. */
function createWorkbook(sheets: Readonly<Record<string, TestCell[][]>>, more: Record<string, Uint8Array> = {}): Uint8Array {
  const names = Object.keys(sheets);
  const parts = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map((_, index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}<Relationship Id="rId99" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(Object.values(sheets).map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(rows)])),
  };
  return zipSync({ ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])), ...more });
}

const HEADINGS = ['Cím', 'Kezdete', 'Vége', 'Ingyenes', null, null];
/** 4 June 2027, 20:00, as an Excel date; its time is not exact. */
const EVENING = { number: 46_542 + 0.833_333_3, style: 1 } as const;

describe('an Excel workbook', () => {
  test('is read as a table: dates, times and flags as shown, lines numbered as in Excel', async () => {
    const rows = [
      HEADINGS,
      [],
      ['Esti séta', EVENING, { number: 0.916_666_666, style: 2 }, 'igen'],
      ['Napos', { number: 46_543, style: 1 }, null, 'nem'],
    ];
    const file = await readFile(createWorkbook({ Munka1: rows as TestCell[][] }), NOW);
    expect(file).toMatchObject({
      kind: 'csv',
      source: { sheet: 'Munka1' },
      notes: [],
      programs: [
        {
          line: 3,
          errors: [],
          fields: {
            hu: { title: 'Esti séta' },
            times: { dates: [{ start: '2027-06-04T18:00:00.000Z', end: '2027-06-04T20:00:00.000Z', allDay: false }] },
            other: { free: true },
          },
        },
        {
          line: 4,
          errors: [],
          fields: { times: { dates: [{ start: '2027-06-04T22:00:00.000Z', allDay: true }] }, other: { free: false } },
        },
      ],
    });
  });

  test('with several sheets uses the one with titles and says which', async () => {
    const file = await readFile(createWorkbook({ Jegyzet: [['Teendő'], ['Kép?']], Programok: [['Cím'], ['Séta']] }), NOW);
    expect(file).toMatchObject({
      source: { sheet: 'Programok' },
      notes: [{ hu: expect.stringContaining('Csak a(z) „Programok” munkalapot') }],
      programs: [{ line: 2, fields: { hu: { title: 'Séta' } } }],
    });
  });

  test('that unpacks to more than 60 MB, is empty or broken is refused with an error', async () => {
    const whole = createWorkbook({ Munka1: [['Cím'], ['Séta']] });
    const bomb = createWorkbook({ Munka1: [['Cím'], ['Séta']] }, { 'xl/media/a.xml': new Uint8Array(61 * 1024 * 1024) });
    const rows: [bytes: Uint8Array, words: string][] = [
      [bomb, 'túl sok minden van'],
      [createWorkbook({ Munka1: [] }), 'egyetlen kitöltött sor sincs'],
      [createWorkbook({ Munka1: [['Cím']] }), 'egyetlen kitöltött sor sincs'],
      [createWorkbook({ Munka1: [['Cím'], ['Séta']] }, { 'xl/workbook.xml': strToU8('<a>') }), 'nem olvasható'],
      [whole.slice(0, -40), 'Ezt a munkafüzetet nem tudjuk olvasni'],
    ];
    const files = await Promise.all(rows.map(async ([bytes]) => readFile(bytes, NOW)));
    expect(files).toEqual(rows.map(([, words]) => ({ error: { hu: expect.stringContaining(words), en: expect.any(String) } })));
  });

  test('with a cell at the far end of a sheet stays within the limits of the worker', async () => {
    const far = `${HEAD}<worksheet xmlns="${MAIN}"><sheetData><row r="1">${cell('Cím', 'A1')}</row><row r="1048576">${cell('x', 'XFD1048576')}</row></sheetData></worksheet>`;
    const bytes = createWorkbook({ Munka1: [] }, { 'xl/worksheets/sheet1.xml': strToU8(far) });
    expect(await readFileInWorker(bytes, NOW, { limits: { startMs: 30_000, readMs: 30_000, heapMb: 128 } })).toMatchObject({ error: {} });
  });
});
