import { describe, expect, test } from 'vitest';
import { expandRecurrence } from '../../dates/recurrence.ts';
import type { ImportedEvent } from '../imported-event.ts';
import { MAX_ROWS } from './csv-table.ts';
import { readCsvPrograms } from './table-programs.ts';

function readLines(...lines: string[]): ImportedEvent[] {
  const file = readCsvPrograms(lines.join('\r\n'));
  if ('error' in file) throw new Error(file.error.hu);
  return file.programs;
}
const error = (...lines: string[]): string => {
  const file = readCsvPrograms(lines.join('\n'));
  return 'error' in file ? file.error.hu : '';
};
const errors = (...lines: string[]): string[] => readLines(...lines).flatMap((program) => program.errors.map(({ hu }) => hu));

describe('a table of events', () => {
  test('has Hungarian or English headings in any case, with or without accents, and any usual delimiter', () => {
    const expected = { key: 'a', fields: { hu: { title: 'Séta' }, en: { title: 'Walk' }, other: { free: true } }, errors: [] };
    expect(readLines('Azonosító;CÍM;cim angolul;Ingyenes', 'a;Séta;Walk;igen')).toMatchObject([expected]);
    expect(readLines('ID,Title,Title in English,Free', 'a,Séta,Walk,yes')).toMatchObject([expected]);
    expect(readLines('Azonosito\tCim\tTitle in English\tIngyenes', 'a\tSéta\tWalk\tx')).toMatchObject([expected]);
  });

  test('without the column of the title names it as the template does', () => {
    const file = readCsvPrograms('Walk\nx');
    expect('error' in file ? file.error.en : '').toContain('named ‘Title in Hungarian’');
  });

  test('keeps line breaks, quotes and delimiters in quoted cells, and unescapes formulas', () => {
    const [program] = readLines('Cím;Szöveg', '"Séta; a ""tó"" körül";"első\n\nmásodik"', "'=1+1;x");
    expect(program).toMatchObject({ line: 2, fields: { hu: { title: 'Séta; a "tó" körül', body: 'első\n\nmásodik' } } });
    expect(readLines('Cím', "'=1+1")).toMatchObject([{ fields: { hu: { title: '=1+1' } } }]);
  });

  test('accepts the current and the former name of step-free access', () => {
    for (const name of ['Lépcsőmentes megközelítés', 'Akadálymentes megközelítés', 'Step-free access'])
      expect(readLines('Cím;Akadálymentesség', `Séta;${name}`)).toMatchObject([
        { fields: { other: { accessibility: ['step_free'] } }, errors: [] },
      ]);
  });

  test('has dates in the formats of date fields, with a year', async () => {
    const days = ['2027. június 4. 20:00', '2027. jún. 4., péntek 20:00', '2027. 06. 04. 20 óra', '04/06/2027', '2027.06.04. 20.00'];
    const starts = days.map((day) => readLines('Cím;Kezdete', `Séta;${day}`)[0]?.fields.times?.dates[0]?.start);
    expect(starts.map((start) => start?.slice(0, 16) ?? 'refused')).toEqual([
      '2027-06-04T18:00',
      '2027-06-04T18:00',
      '2027-06-04T18:00',
      'refused',
      '2027-06-04T18:00',
    ]);
  });

  test('has prices as visitors read them, and numbers in forints', () => {
    const prices = ['1500', '12000', 'ingyenes', '1500 Ft-tól'].map(
      (price) => readLines('Cím;Ár;Ár angolul', `Séta;${price};${price}`)[0]?.fields,
    );
    expect(prices.map((fields) => [fields?.hu.price, fields?.en.price])).toEqual([
      ['1500 Ft', 'HUF 1,500'],
      ['12\u00a0000 Ft', 'HUF 12,000'],
      ['ingyenes', 'ingyenes'],
      ['1500 Ft-tól', '1500 Ft-tól'],
    ]);
  });

  test('may name its delimiter in the first line, as Excel does', () => {
    expect(readLines('sep=;', 'Cím;Szöveg', 'Séta, tó;x')).toMatchObject([{ line: 3, fields: { hu: { title: 'Séta, tó' } } }]);
    expect(readLines('"sep=,"', 'Cím,Szöveg', 'Séta; tó,x')).toMatchObject([{ line: 3, fields: { hu: { title: 'Séta; tó' } } }]);
  });

  test('reports the line of an event, also after empty lines and multi-line cells', () => {
    expect(readLines('Cím;Szöveg', 'Egy;"a\nb\nc"', ';', '', 'Kettő;x').map(({ line }) => line)).toEqual([2, 7]);
  });

  test('may have several lines for one event, each with a date', () => {
    const [program, ...others] = readLines(
      'Azonosító;Cím;Kezdete;Vége',
      'a;Séta;2027. 06. 04. 20:00;21:30',
      'b;Más;2027-06-04;',
      'a;;2027.06.05 20:00;0:30',
      'a;;2027.06.06 10:00;2027.06.07 9:00',
      'a;;2027.06.08 9:00;24:00',
      'a;;2027.06.09 9:00;2027.06.09. 24:00',
    );
    expect(others).toHaveLength(1);
    expect(program?.errors).toEqual([]);
    expect(program?.fields.times?.dates).toEqual([
      { start: '2027-06-04T18:00:00.000Z', end: '2027-06-04T19:30:00.000Z', allDay: false },
      { start: '2027-06-05T18:00:00.000Z', end: '2027-06-05T22:30:00.000Z', allDay: false },
      { start: '2027-06-06T08:00:00.000Z', end: '2027-06-07T07:00:00.000Z', allDay: false },
      { start: '2027-06-08T07:00:00.000Z', end: '2027-06-08T22:00:00.000Z', allDay: false },
      { start: '2027-06-09T07:00:00.000Z', end: '2027-06-09T22:00:00.000Z', allDay: false },
    ]);
    expect(errors('Azonosító;Cím;Kezdete', 'a;Séta;2027. 06. 04. 20:00', 'a;Futás;2027. 06. 05. 20:00')[0]).toMatch(
      /^3\. sor: Cím: más áll itt/,
    );
    expect(errors('Azonosító;Cím', 'a;Séta', 'a;Séta')[0]).toMatch(/^3\. sor: ugyanez az azonosító/);
  });

  test('identifies events without an ID by title and start, which must be unique', () => {
    const lines = ['Cím;Kezdete', 'Séta;2027. 06. 04. 20:00', 'Séta;2027-06-05 20:00', 'Séta;2027-06-04 20:00'];
    const file = readLines(...lines);
    expect(file.map(({ key }) => key)).toEqual(['seta | 2027-06-04-20:00', 'seta | 2027-06-05-20:00', 'seta | 2027-06-04-20:00']);
    expect(file[2]?.errors.map(({ hu }) => hu)).toEqual([expect.stringContaining('már szerepel a(z) 2. sorban')]);
  });

  test('has the recurrence of the form', () => {
    const heading = 'Cím;Kezdete;Vége;Ismétlődés;Hányadonként;Mely napokon;A hónap melyik hetén;Utolsó nap;Kihagyott napok';
    const [weekly, monthly] = readLines(
      heading,
      'Hetes;2027. 06. 04. 20:00;21:30;hetente;2;péntek, szo;;2027. 06. 30.;2027. 06. 19., 2027-06-05',
      'Havi;2027-06-06 10:00;;havonta;;;első;2027-09-01;',
    );
    const starts = (program: ImportedEvent | undefined) => {
      const expanded = expandRecurrence(program?.fields.times?.recurrence);
      return expanded.ok ? expanded.occurrences.map(({ start }) => start.slice(0, 16)) : expanded.error;
    };
    expect(starts(weekly)).toEqual(['2027-06-04T18:00', '2027-06-18T18:00']);
    expect(starts(monthly)).toEqual(['2027-06-06T08:00', '2027-07-04T08:00', '2027-08-01T08:00']);
  });
});

describe('errors belong to their line', () => {
  const heading = 'Cím;Kezdete;Vége;Egész nap;Ismétlődés;Utolsó nap;Mely napokon;Ingyenes;A program állapota;Hányadonként';
  test.each([
    ['2027. 02. 30. 10:00;;;;;;;;', 'Kezdete: Nincs ilyen nap a naptárban: 2027. 02. 30.'],
    ['2027. 03. 28. 02:30;;;;;;;;', 'Kezdete: Ezen a napon nincs 02:30: az órákat akkor állítják előre.'],
    ['2027. 03. 27. 25:10;;;;;;;;', 'Kezdete: Nincs ilyen időpont: 25:10.'],
    ['1027. 03. 27. 10:00;;;;;;;;', 'Kezdete: Valóban 1027 az év?'],
    ['03/07/2027;;;;;;;;', 'Kezdete: „03/07/2027” kétféle napot is jelenthet. Írja az évvel kezdve: 2026. 12. 05.'],
    ['június 4. 20:00;;;;;;;;', 'Kezdete: „június 4. 20:00” nem dátum. Így írja: 2027. 06. 04. 20:00.'],
    [';10:00;;;;;;;', 'Kezdete: hiányzik, pedig a vége meg van adva.'],
    ['2027. 03. 27.;;nem;;;;;;', 'Kezdete: az órája hiányzik.'],
    ['2027. 03. 27. 10:00;09:00;;;;;;;', 'Vége: 09:00 nem későbbi a kezdeténél (10:00). Ha csak másnap ér véget, a napját is írja ide.'],
    ['2027. 03. 27. 10:00;10:00;;hetente;2027. 04. 30.;;;;', expect.stringContaining('Vége: 10:00 nem későbbi a kezdeténél (10:00).')],
    ['2027. 03. 27. 10:00;;talán;;;;;;', 'Egész nap: „talán” helyett igen vagy nem álljon itt.'],
    ['2027. 03. 27. 10:00;;;néha;;;;;', 'Ismétlődés: „néha” nem szerepelhet itt. Ezek közül választhat: naponta, hetente, havonta.'],
    ['2027. 03. 27. 10:00;;;hetente;;;;;', 'Utolsó nap: ismétlődő programnál ezt is adja meg.'],
    ['2027. 03. 27.;;;hetente;2027. 04. 30.;;;;', 'Kezdete: ismétlődő programnál órát is adjon meg.'],
    ['2027. 03. 27. 10:00;;;hetente;2027. 04. 31.;;;;', 'Utolsó nap: Nincs ilyen nap a naptárban: 2027. 04. 31.'],
    ['2027. 03. 27. 10:00;;;hetente;2027. 04. 30.;hétfő, gyúrnap;;;', expect.stringContaining('„gyúrnap” nem szerepelhet itt')],
    ['2027. 03. 27. 10:00;;;hetente;2027. 04. 30.;;;;0', expect.stringContaining('1 és 99 közötti')],
    [';;;;;;;Lesz;', expect.stringContaining('Megtartjuk, Elmarad')],
    [';;;;;;', expect.stringContaining('8 cella van, a fejlécben 10')],
  ])('%s', (cells, words) => expect(errors(heading, `Séta;${cells}`)).toEqual([words]));

  test('a line without a title is refused', () => expect(errors('Cím;Ingyenes', ';igen')).toEqual(['Nincs címe.']));

  test('other common headings are accepted with a note; documented headings take precedence', () => {
    const file = readCsvPrograms('Program;Leírás;Hely;Szöveg\nSéta;x;Tópart;Igazi szöveg');
    expect(file).toMatchObject({
      programs: [{ fields: { hu: { title: 'Séta', body: 'Igazi szöveg' }, named: { location: 'Tópart' } } }],
      notes: [{ hu: 'Így értettük az oszlopokat: Program = Cím, Hely = Helyszín.' }, { hu: 'Ismeretlen oszlop, kimarad: Leírás.' }],
    });
  });

  test('day and time in separate columns are one date, also on further lines', () => {
    const lines = [
      'Azonosító;Cím;Dátum;Kezdés;Vége',
      'a;Séta;2027. 06. 04.;20:00;22:00',
      'a;;2027. 06. 05.;20 óra;',
      'b;Napos;2027. 06. 06.;;',
    ];
    expect(readLines(...lines)).toMatchObject([
      {
        errors: [],
        fields: {
          times: {
            dates: [
              { start: '2027-06-04T18:00:00.000Z', end: '2027-06-04T20:00:00.000Z', allDay: false },
              { start: '2027-06-05T18:00:00.000Z' },
            ],
          },
        },
      },
      { errors: [], fields: { times: { dates: [{ start: '2027-06-05T22:00:00.000Z', allDay: true }] } } },
    ]);
    expect(readLines('Cím;Dátum;Kezdete', 'Séta;2027. 06. 04.;2027. 06. 05. 18:00')[0]?.fields.times?.dates).toMatchObject([
      { start: '2027-06-05T16:00:00.000Z' },
    ]);
  });
});

describe('a file that is no such table is refused', () => {
  test.each([
    [['Előadó;Mikor', 'Séta;ma'], /nincs „Cím” nevű oszlop/],
    [['Cím;Ár;Cím', 'a;b;c'], /kétszer szerepel: Cím/],
    [['Cím;Ár'], /egyetlen sor sincs/],
    [['Cím;Ár', '"Séta;10'], /idézőjel \("\) nyitva maradt/],
    [['Cím', ...Array.from({ length: MAX_ROWS + 1 }, (_, index) => `Séta ${index}`)], /5000-nél több sor/],
  ])('%#', (lines, words) => expect(error(...lines)).toMatch(words));

  test('unknown columns are ignored and reported', () => {
    const file = readCsvPrograms('Cím;Előadó\nSéta;Kiss');
    expect('notes' in file && file.notes.map(({ hu }) => hu)).toEqual(['Ismeretlen oszlop, kimarad: Előadó.']);
  });
});
