import { fold } from '@liget/language';
import { type Label, label } from '../../../../platform/fields/labels.ts';
import { DAY_COLUMN, findColumns, getHeading, matchesHeading } from '../export/columns.ts';
import { type ImportedEvent, type ImportedFields, type ImportedFile, NAMED_FIELDS, TEXT_FIELDS } from '../imported-event.ts';
import type { ReportPosition } from '../reading/read-position.ts';
import { parseDayTime, parseFlag, parseWord, parseWords } from './cells.ts';
import { MAX_IN_CELL, type Row, readTable, type TableRows } from './csv-table.ts';
import { type Cells, inColumn, RowErrors } from './errors.ts';
import { readDate, readTimes } from './table-times.ts';

const formatWrongCount = (count: number, expected: number): Label =>
  count < expected
    ? label(
        `Ebben a sorban ${count} cella van, a fejlécben ${expected}. Vagy a sor végéről hiányoznak az elválasztójelek, vagy sortörés áll egy cellában, amely nincs idézőjelek között.`,
        `Cells in this line: ${count}; headings: ${expected}. Either separators are missing at its end, or there is a line break in a cell that is not quoted.`,
      )
    : label(
        `Ebben a sorban ${count} cella van, a fejlécben ${expected}. Valószínűleg elválasztójel áll egy cellában, amely nincs idézőjelek között.`,
        `This line has ${count} cells, the headings are ${expected}. There is probably a separator in a cell that is not quoted.`,
      );

type Columns = { columns: (string | undefined)[]; notes: Label[] } | { error: Label };

function getColumns(headings: readonly string[]): Columns {
  const columns = findColumns(headings);
  const twice = columns.find((name, index) => name !== undefined && columns.indexOf(name) !== index);
  if (twice)
    return {
      error: label(`Ez az oszlop kétszer szerepel: ${getHeading(twice).hu}.`, `This column appears twice: ${getHeading(twice).en}.`),
    };
  if (!columns.includes('title.hu'))
    return {
      error: label(
        `A táblázat első sorában nincs „${getHeading('title.hu').hu}” nevű oszlop. Az első sorban az oszlopok neve álljon, úgy, ahogy a mintában.`,
        `There is no column named ‘${getHeading('title.hu').en}’ in the first line. It must have the headings, as in the template.`,
      ),
    };
  const unknown = headings.filter((heading, index) => columns[index] === undefined && heading !== '');
  const understood = headings.flatMap((heading, index): [heading: string, name: Label][] => {
    const name = columns[index];
    return name === undefined || matchesHeading(name, heading) ? [] : [[heading, getHeading(name)]];
  });
  const list = (language: keyof Label) => understood.map(([heading, name]) => `${heading} = ${name[language]}`).join(', ');
  const notes = [
    ...(understood.length > 0
      ? [label(`Így értettük az oszlopokat: ${list('hu')}.`, `Columns were understood like this: ${list('en')}.`)]
      : []),
    ...(unknown.length > 0
      ? [label(`Ismeretlen oszlop, kimarad: ${unknown.join(', ')}.`, `Unknown columns, left out: ${unknown.join(', ')}.`)]
      : []),
  ];
  return { columns, notes };
}

/** The start of a line whose day is in a separate cell. */
function startOnDay(day: string, start: string | undefined): string {
  if (start === undefined) return day;
  return 'value' in parseDayTime(start) ? start : `${day} ${start}`;
}

function getCells(row: Row, columns: readonly (string | undefined)[]): Cells {
  const cells = new Map(
    columns.flatMap((name, index): [string, string][] => {
      const text = row.cells[index] ?? '';
      return name !== undefined && text !== '' ? [[name, text]] : [];
    }),
  );
  const day = cells.get(DAY_COLUMN);
  if (day === undefined) return cells;
  cells.delete(DAY_COLUMN);
  return cells.set('start', startOnDay(day, cells.get('start')));
}

const removeUndefined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, fieldValue]) => fieldValue !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>;
  };

const TOO_LONG = label(`legfeljebb ${MAX_IN_CELL} karakter lehet.`, `at most ${MAX_IN_CELL} characters.`);

const FORINTS = {
  hu: new Intl.NumberFormat('hu', { useGrouping: 'min2' }),
  en: new Intl.NumberFormat('en'),
};

/** A price as visitors read it: a number alone is in forints, because a workbook stores the currency in the cell’s format only. */
function toPriceText(text: string, language: 'hu' | 'en'): string {
  if (!/^\d{1,9}$/.test(text)) return text;
  const amount = FORINTS[language].format(Number(text));
  return language === 'hu' ? `${amount} Ft` : `HUF ${amount}`;
}

function readImportedFields(cells: Cells, errors: RowErrors): ImportedFields {
  const readTexts = (language: 'hu' | 'en') => {
    const { price, ...texts } = removeUndefined(Object.fromEntries(TEXT_FIELDS.map((field) => [field, cells.get(`${field}.${language}`)])));
    return { ...texts, ...(price === undefined ? {} : { price: toPriceText(price, language) }) };
  };
  for (const [name, text] of cells) if (text.length > MAX_IN_CELL) errors.add(name, TOO_LONG);
  const times = readTimes(cells, errors);
  return {
    hu: readTexts('hu'),
    en: readTexts('en'),
    ...(times ? { times } : {}),
    named: removeUndefined(Object.fromEntries(NAMED_FIELDS.map((field) => [field, cells.get(field)]))),
    other: removeUndefined({
      free: errors.read(cells, 'free', parseFlag),
      registerUrl: cells.get('registerUrl'),
      ticketUrl: cells.get('ticketUrl'),
      accessibility: errors.read(cells, 'accessibility', (text) => parseWords('accessibility', text)),
      status: errors.read(cells, 'status', (text) => parseWord('status', text)),
    }),
  };
}

const NO_TITLE = label('Nincs címe.', 'It has no title.');

/** The key of an event without an ID. */
const getOwnKey = (cells: Cells) => `${fold(cells.get('title.hu') ?? '')} | ${(cells.get('start') ?? '').replaceAll(/[^\d:]+/g, '-')}`;

function readImportedEvent(row: Row, cells: Cells, expected: number): ImportedEvent {
  const errors = new RowErrors();
  const fields = readImportedFields(cells, errors);
  const wrong = row.cells.length === expected ? [] : [formatWrongCount(row.cells.length, expected)];
  if (!fields.hu.title) wrong.push(NO_TITLE);
  return { line: row.line, key: cells.get('key') ?? getOwnKey(cells), fields, errors: [...wrong, ...errors.found], notes: [] };
}

const OF_DATES = new Set(['key', 'start', 'end', 'allDay']);

/** Adds the date of a further line; its other cells must equal those of the first line. */
function addDate(to: ImportedEvent, first: Cells, row: Row, cells: Cells): void {
  const errors = new RowErrors();
  const date = readDate(cells, errors);
  const differing = [...cells].find(([name, text]) => !OF_DATES.has(name) && first.get(name) !== text);
  const addLineNumber = (error: Label) => label(`${row.line}. sor: ${error.hu}`, `Line ${row.line}: ${error.en}`);
  if (differing)
    to.errors.push(
      addLineNumber(
        inColumn(
          differing[0],
          label(
            'más áll itt, mint ugyanennek a programnak az első sorában. A további sorok csak időpontot adhatnak.',
            'this differs from the first line of the same event. Further lines can only add a date.',
          ),
        ),
      ),
    );
  to.errors.push(...errors.found.map(addLineNumber));
  if (date && to.fields.times) to.fields.times.dates.push(date);
  else if (errors.found.length === 0)
    to.errors.push(
      addLineNumber(
        label(
          'ugyanez az azonosító már szerepelt. Új időpontot csak akkor adhat hozzá, ha mindkét sorban van „Kezdete”.',
          'this ID has been used before. It can add a date only when both lines have a ‘Start’.',
        ),
      ),
    );
}

/** The events of a CSV file. */
export function readCsvPrograms(text: string, report?: ReportPosition): ImportedFile | { error: Label } {
  const table = readTable(text);
  return 'error' in table ? table : readTablePrograms(table, report);
}

/** The events of a table. Lines with the same ID are one event. */
export function readTablePrograms(table: TableRows, report: ReportPosition = () => undefined): ImportedFile | { error: Label } {
  const columns = getColumns(table.headings);
  if ('error' in columns) return columns;
  const programs = new Map<string, { event: ImportedEvent; first: Cells }>();
  for (const row of table.rows) {
    const cells = getCells(row, columns.columns);
    report({ line: row.line, title: cells.get('title.hu') ?? '' });
    const key = cells.get('key');
    const earlier = key === undefined ? undefined : programs.get(key);
    if (earlier) {
      addDate(earlier.event, earlier.first, row, cells);
      continue;
    }
    const importedEvent = readImportedEvent(row, cells, table.headings.length);
    const same = programs.get(importedEvent.key);
    if (same)
      importedEvent.errors.push(
        label(
          `Ugyanez a program már szerepel a(z) ${same.event.line}. sorban. Ha két különböző programról van szó, adjon nekik azonosítót.`,
          `The same event is in line ${same.event.line} already. If they are two events, give them IDs.`,
        ),
      );
    programs.set(same ? `${importedEvent.key} ${row.line}` : importedEvent.key, { event: importedEvent, first: cells });
  }
  return { programs: [...programs.values()].map(({ event }) => event), notes: columns.notes };
}
