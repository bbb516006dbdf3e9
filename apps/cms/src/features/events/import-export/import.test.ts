import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearRevision, loadContentRevision } from '../../../platform/content-revision/revision.ts';
import { now, setClock } from '../../../platform/read-model/clock.ts';
import { bothDatabases, DATABASES } from '../../../testing/databases/test-databases.ts';
import { NOON, publish, richText } from '../../../testing/test-content.ts';
import type { Progress } from './import-answers.ts';
import { countVerdicts } from './import-status.ts';
import { planImport } from './plan.ts';
import { readFile } from './reading/read-file.ts';
import { begin, listRecentRuns, runStep } from './runs.ts';
import { undo } from './undo-import.ts';

const databases = bothDatabases();

beforeAll(() => setClock(NOON));
afterAll(() => setClock(undefined));

/** An office with a category and a place, and an editor of programs who reads files in. */
async function office(payload: Payload) {
  const account = { email: 'panna@be.example', name: 'Program Panna', roles: ['programs'], password: 'hold-koran-reggel-81' };
  const user = await payload.create({ collection: 'users', data: account });
  const category = await publish(payload, 'event-categories', { slug: 'cultural', name: 'Kultúra' });
  const location = await publish(
    payload,
    'event-locations',
    { title: 'Nagyterem', latitude: 47.5, longitude: 19.1 },
    { title: 'Great hall' },
  );
  const request = () => createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  const planText = async (text: string) => {
    const file = await readFile(Buffer.from(text), now());
    if ('error' in file) throw new Error(file.error.hu);
    return planImport(await request(), file.programs, file.kind);
  };
  const previewText = async (text: string) => {
    const lines = await planText(text);
    return { lines, counts: countVerdicts(lines.map(({ verdict }) => verdict)) };
  };
  const start = async (text: string, name = 'nyar.csv') => begin(await request(), name, await planText(text), now());
  /** Repeats requests until the run has ended, as the screen does. */
  const toEnd = async (work: typeof runStep, id: number): Promise<Progress> => {
    for (;;) {
      const progress = await work(await request(), id);
      if (!progress) throw new Error('There is no such run');
      if (progress.state === 'done' || progress.state === 'undone') return progress;
    }
  };
  const readIn = async (text: string, name?: string) => toEnd(runStep, (await start(text, name)).id);
  const programs = async (where = {}): Promise<Record<string, unknown>[]> => {
    const { docs } = await payload.find({
      collection: 'events',
      draft: true,
      depth: 0,
      locale: 'all',
      pagination: false,
      sort: 'id',
      where,
    });
    return docs;
  };
  return { category, location, request, look: previewText, start, toEnd, readIn, programs };
}

const HEADING = 'Azonosító;Cím;Cím angolul;Szöveg;Kezdete;Vége;Kategória;Helyszín;Ingyenes;Regisztráció címe';
const FILE = [
  HEADING,
  'a;Őszi séta;Autumn walk;"Első.\n\nMásodik.";2027. 06. 04. 20:00;21:30;Kultúra;nagyterem;igen;',
  'a;;;;2027. 06. 05. 20:00;21:30;;;;',
  'b;Árvíztűrő koncert;;;2027. 02. 30. 20:00;;Kultúra;Nagyterem;nem;',
  'c;Tábor;;;2027. 07. 01.;2027. 07. 05.;kultura;Great hall;;https://liget.example/jelentkezes',
  'd;Rossz;;;2027. 07. 01. 10:00;9:00 előtt;Zene;Pince;;javascript:alert(1)',
].join('\n');

for (const name of DATABASES)
  describe(`on ${name}`, { shuffle: false }, () => {
    let payload: Payload;
    let at: Awaited<ReturnType<typeof office>>;
    beforeAll(async () => {
      payload = databases(name);
      at = await office(payload);
    });

    test('planning reports the result of every line and changes nothing', async () => {
      const { counts, lines } = await at.look(FILE);
      expect(counts).toEqual({ new: 2, changed: 0, same: 0, refused: 2 });
      expect(lines.map(({ line, title, verdict }) => [line, title, verdict])).toEqual([
        [2, 'Őszi séta', 'new'],
        [6, 'Árvíztűrő koncert', 'refused'],
        [7, 'Tábor', 'new'],
        [8, 'Rossz', 'refused'],
      ]);
      expect(lines[1]?.errors.map(({ hu }) => hu)).toEqual(['Kezdete: Nincs ilyen nap a naptárban: 2027. 02. 30.']);
      const wrong = lines[3]?.errors.map(({ hu }) => hu).join('\n');
      expect(wrong).toContain('Vége: „9:00 előtt” nem dátum.');
      const leftEmpty = lines[3]?.notes.map(({ hu }) => hu).join('\n');
      expect(leftEmpty).toMatch(/Kategória: nincs „Zene” nevű.*Üresen marad.\nHelyszín: nincs „Pince” nevű.*Üresen marad./);
      const over = await at.look(
        'Cím;Kezdete;A program állapota\nRégi séta;2025. 06. 04. 20:00;Elmarad\nÚj séta;2027. 06. 04. 20:00;Megtartjuk',
      );
      expect(over.lines.map(({ notes }) => notes.map(({ hu }) => hu))).toEqual([
        ['Állapota: Elmarad.', 'Minden időpontja elmúlt. Jó az évszám?', 'Kategória nélkül nem tehető közzé.'],
        ['Kategória nélkül nem tehető közzé.'],
      ]);
      const unsafe = await at.look(`${HEADING}\nd;Rossz;;;;;;;;javascript:alert(1)`);
      expect(unsafe.lines[0]?.errors[0]?.hu).toMatch(/^Regisztráció hivatkozása: Így adja meg/);
      expect(await at.programs()).toEqual([]);
    });

    test('importing creates drafts of valid lines in both languages, which visitors do not see', async () => {
      clearRevision(payload);
      const before = await loadContentRevision(payload);
      const progress = await at.readIn(FILE);
      expect(progress).toMatchObject({
        state: 'done',
        position: 2,
        total: 2,
        by: 'Program Panna',
        counts: { new: 2, refused: 2 },
        failed: [
          { line: 6, title: 'Árvíztűrő koncert', fault: { hu: 'Kezdete: Nincs ilyen nap a naptárban: 2027. 02. 30.' } },
          { line: 8, title: 'Rossz', fault: { en: expect.stringMatching(/^End: ‘9:00 előtt’ is no date/) } },
        ],
      });
      const [walk, camp, ...others] = await at.programs();
      expect(others).toEqual([]);
      expect(walk).toMatchObject({
        _status: 'draft',
        title: { hu: 'Őszi séta', en: 'Autumn walk' },
        slug: { hu: 'oszi-seta' },
        category: at.category,
        location: at.location,
        free: true,
        savedBy: 'Program Panna',
        dates: [{ start: '2027-06-04T18:00:00.000Z', end: '2027-06-04T19:30:00.000Z' }, { start: '2027-06-05T18:00:00.000Z' }],
        firstStart: '2027-06-04T18:00:00.000Z',
      });
      const [row] = (await at.look(`${HEADING}\nz;Őszi séta;;;2028. 06. 04. 20:00;;;;;`)).lines;
      const id = `enter its ID: program-${String(walk?.['id'])}.`;
      expect(row).toMatchObject({ verdict: 'new', notes: [{}, { en: expect.stringContaining(id) }] });
      const vevent = ['BEGIN:VEVENT', 'UID:z@x', 'SUMMARY:Őszi séta', 'DTSTART:20280604T180000Z', 'END:VEVENT'];
      const [appointment] = (await at.look(['BEGIN:VCALENDAR', ...vevent, 'END:VCALENDAR'].join('\r\n'))).lines;
      expect(appointment).toMatchObject({ verdict: 'new', notes: [{}, { en: expect.stringContaining('becomes another one') }] });
      expect(JSON.stringify(walk?.['body'])).toMatch(/"Első\.".*"Második\."/);
      expect(camp).toMatchObject({ title: { hu: 'Tábor' }, registerUrl: 'https://liget.example/jelentkezes', dates: [{ allDay: true }] });
      clearRevision(payload);
      expect(await loadContentRevision(payload)).toBe(before);
      const { docs } = await payload.find({ collection: 'audit-log', where: { what: { equals: 'imported' } } });
      expect(docs).toMatchObject([{ name: 'Program Panna', title: 'nyar.csv', detail: '2 + 0' }]);
    });

    test('importing the same file again changes nothing, and another file changes only its own values', async () => {
      expect((await at.look(FILE)).counts).toEqual({ new: 0, changed: 0, same: 2, refused: 2 });
      const versions = async () => (await payload.countVersions({ collection: 'events' })).totalDocs;
      const before = await versions();
      expect(await at.readIn(FILE)).toMatchObject({ counts: { same: 2 } });
      expect(await versions()).toBe(before);
      const [walk] = await at.programs();
      await payload.update({ collection: 'events', id: Number(walk?.['id']), data: { _status: 'published', body: richText('Átírva.') } });
      const other = 'Azonosító;Cím;Kezdete;Vége\na;Téli séta;2027. 06. 04. 20:00;21:30\na;;2027. 06. 12. 20:00;21:30';
      expect((await at.look(other)).lines).toMatchObject([{ verdict: 'changed', columns: ['title.hu', 'start'] }]);
      expect(await at.readIn(other)).toMatchObject({ counts: { changed: 1 } });
      const [changed] = await at.programs();
      expect(changed).toMatchObject({ _status: 'draft', title: { hu: 'Téli séta', en: 'Autumn walk' }, free: true });
      expect(JSON.stringify(changed?.['body'])).toContain('Átírva.');
      // Visitors see the published version until the editor publishes.
      const published = await payload.findByID({ collection: 'events', id: Number(walk?.['id']), locale: 'hu', depth: 0 });
      expect(published).toMatchObject({ _status: 'published', title: 'Őszi séta' });
    });

    test('a calendar is imported by its UIDs; unknown venues stay empty', async () => {
      const calendar = [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'BEGIN:VEVENT',
        'UID:x1@naptar',
        'SUMMARY:Heti futás',
        'LOCATION:Valahol a parkban',
        'DTSTART;TZID=Europe/Budapest:20270302T180000',
        'DTEND;TZID=Europe/Budapest:20270302T190000',
        'RRULE:FREQ=WEEKLY;COUNT=5',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n');
      const { counts, lines } = await at.look(calendar);
      expect(counts).toMatchObject({ new: 1 });
      expect(lines[0]?.notes.map(({ hu }) => hu).join(' ')).toMatch(/„Valahol a parkban”.*Üresen marad.*Kategória nélkül/);
      await at.readIn(calendar, 'futas.ics');
      const [run] = await at.programs({ title: { equals: 'Heti futás' } });
      expect(run).toMatchObject({ recurrence: { kind: 'weekly', startTime: '18:00' }, dates: [] });
      expect(run?.['occurrences']).toHaveLength(5);
      expect((await at.look(calendar)).counts).toMatchObject({ same: 1 });
    });

    test('undoing a run moves its drafts to the trash, keeps what was published since, and the file can be imported again', async () => {
      const file =
        'Azonosító;Cím;Kategória;Kezdete\nu1;Visszavont;Kultúra;2027. 08. 01. 10:00\nu2;Megjelent;Kultúra;2027. 08. 02. 10:00\na;Téli séta;;';
      const done = await at.readIn(file);
      expect(done.counts).toMatchObject({ new: 2, same: 1 });
      const [shown] = await at.programs({ title: { equals: 'Megjelent' } });
      await payload.update({ collection: 'events', id: Number(shown?.['id']), data: { _status: 'published' } });
      expect(await at.toEnd(undo, done.id)).toMatchObject({ state: 'undone', total: 2, position: 2, left: 1 });
      expect(await at.programs({ title: { equals: 'Visszavont' } })).toEqual([]);
      expect(await at.programs({ title: { equals: 'Megjelent' } })).toHaveLength(1);
      expect(await at.programs({ title: { equals: 'Téli séta' } })).toHaveLength(1);
      const { totalDocs } = await payload.count({ collection: 'events', trash: true, where: { deletedAt: { exists: true } } });
      expect(totalDocs).toBe(1);
      expect((await at.look(file)).counts).toMatchObject({ new: 2, same: 1 });
    });

    test('undoing restores changed events as draft or published, except those saved since', async () => {
      const [head, ...rows] = [
        'Azonosító;Cím;Kategória;Kezdete',
        'p1;Közzétett;Kultúra;2027. 10. 01. 10:00',
        'p2;Vázlat;Kultúra;2027. 10. 02. 10:00',
        'p3;Mentett;Kultúra;2027. 10. 03. 10:00',
        'p4;Eldobott;Kultúra;2027. 10. 04. 10:00',
      ];
      await at.readIn([head, ...rows].join('\n'), 'elso.csv');
      const titled = async (title: string) => (await at.programs({ title: { equals: title } }))[0];
      const getId = async (title: string) => Number((await titled(title))?.['id']);
      const [shown, drafted, saved, thrown] = [
        await getId('Közzétett'),
        await getId('Vázlat'),
        await getId('Mentett'),
        await getId('Eldobott'),
      ];
      await payload.update({ collection: 'events', id: shown, data: { _status: 'published' } });
      const done = await at.readIn([head, ...rows.map((row) => row.replace(/;([^;]+);/, ';$1 másképp;'))].join('\n'), 'masodik.csv');
      expect(done).toMatchObject({ counts: { changed: 4 }, canUndo: true });
      await payload.update({ collection: 'events', id: saved, draft: true, locale: 'hu', data: { lead: 'Közben írt bevezető.' } });
      await payload.update({ collection: 'events', id: thrown, data: { deletedAt: '2026-11-20T10:00:00.000Z' } });
      expect(await at.toEnd(undo, done.id)).toMatchObject({ state: 'undone', total: 4, position: 4, left: 2, canUndo: false });
      expect(await titled('Közzétett')).toMatchObject({ id: shown, _status: 'published' });
      expect(await titled('Vázlat')).toMatchObject({ id: drafted, _status: 'draft' });
      expect(await titled('Mentett másképp')).toMatchObject({ id: saved });
      const visible = await payload.find({
        collection: 'events',
        where: { id: { in: [shown, drafted] }, _status: { equals: 'published' } },
      });
      expect(visible.docs.map(({ id, title }) => [id, title])).toEqual([[shown, 'Közzétett']]);
      // Undoing again does nothing.
      expect(await at.toEnd(undo, done.id)).toMatchObject({ state: 'undone', left: 2 });
    });

    test('a line whose venue was deleted meanwhile is reported, and the others are imported', async () => {
      const gone = await publish(payload, 'event-locations', { title: 'Múló', latitude: 47.5, longitude: 19.1 });
      const file = 'Azonosító;Cím;Helyszín;Kezdete\nm1;Egyik;Múló;2027. 08. 01. 10:00\nm2;Másik;;2027. 08. 01. 10:00';
      const begun = await at.start(file);
      await payload.delete({ collection: 'event-locations', id: gone });
      const progress = await at.toEnd(runStep, begun.id);
      expect(progress).toMatchObject({ state: 'done', counts: { new: 1, refused: 1 }, failed: [{ line: 2, title: 'Egyik' }] });
      expect((await at.programs({ title: { in: ['Egyik', 'Másik'] } })).map(({ title }) => title)).toEqual([{ hu: 'Másik' }]);
    });

    test('two tabs that work on the same run create each event once', async () => {
      const rows = Array.from({ length: 6 }, (_, index) => `k${index};Kétszer kért ${index};2027. 09. 1${index}. 10:00`);
      const { id } = await at.start(['Azonosító;Cím;Kezdete', ...rows].join('\n'), 'ketten.csv');
      await Promise.all([at.toEnd(runStep, id), at.toEnd(runStep, id)]);
      expect(await at.toEnd(runStep, id)).toMatchObject({ state: 'done', position: 6, counts: { new: 6 }, failed: [] });
      expect(await at.programs({ title: { like: 'Kétszer kért' } })).toHaveLength(6);
    });

    test('an interrupted run can be continued', async () => {
      const rows = Array.from({ length: 3 }, (_, index) => `f${index};Félbehagyott ${index};;2027. 09. 0${index + 1}. 10:00`);
      const { id } = await at.start(['Azonosító;Cím;Helyszín;Kezdete', ...rows].join('\n'), 'felbe.csv');
      expect((await listRecentRuns(await at.request()))[0]).toMatchObject({
        id,
        fileName: 'felbe.csv',
        state: 'going',
        position: 0,
        total: 3,
      });
      expect(await at.toEnd(runStep, id)).toMatchObject({ state: 'done', counts: { new: 3 } });
      // A second tab finds nothing to do.
      expect(await at.toEnd(runStep, id)).toMatchObject({ state: 'done', counts: { new: 3 } });
    });
  });
