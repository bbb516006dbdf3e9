import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setClock } from '../../../platform/read-model/clock.ts';
import { bothDatabases, DATABASES } from '../../../testing/databases/test-databases.ts';
import { at, openPlanner, recurrence } from '../../../testing/events/test-planner.ts';
import { createDraft, NOON, publish } from '../../../testing/test-content.ts';
import { loadEventIndex } from '../agenda/program-index.ts';
import type { DateRequest } from './changed-rows.ts';
import { loadDateDetails } from './date-details.ts';

const databases = bothDatabases();
beforeAll(() => setClock(NOON));
afterAll(() => setClock(undefined));

for (const name of DATABASES)
  describe(`on ${name}`, { shuffle: false }, () => {
    let payload: Payload;
    let at1: Awaited<ReturnType<typeof openPlanner>>;
    let walk: number;
    beforeAll(async () => {
      payload = databases(name);
      at1 = await openPlanner(payload);
      const { category, location } = at1;
      walk = await publish(payload, 'events', { title: 'Séta', category, location, recurrence });
      await createDraft(payload, 'events', {
        title: 'Piszkozat',
        dates: [{ start: at('2027-03-10', '18:00'), end: at('2027-03-10', '19:00') }],
      });
      await publish(payload, 'events', { title: 'Elmarad', category, status: 'cancelled', dates: [{ start: at('2027-03-10', '09:00') }] });
      await publish(payload, 'events', {
        title: 'Tábor',
        category,
        dates: [{ start: at('2027-03-07', '00:00'), end: at('2027-03-09', '00:00'), allDay: true }],
      });
      const gone = await createDraft(payload, 'events', { title: 'Kukában', dates: [{ start: at('2027-03-10', '08:00') }] });
      await payload.update({ collection: 'events', id: gone, data: { deletedAt: NOON } });
    });

    test('a week contains its dates, including drafts, sorted, with one query', async () => {
      const found = await at1.dates('2027-03-08', '2027-03-14');
      expect(found.map(({ title, start }) => [title, start])).toEqual([
        ['Tábor', at('2027-03-07', '00:00')],
        ['Elmarad', at('2027-03-10', '09:00')],
        ['Piszkozat', at('2027-03-10', '18:00')],
        ['Séta', at('2027-03-13', '10:00')],
      ]);
      expect(found[1]).toMatchObject({ status: 'cancelled', isPublic: true, isDraft: false, count: 1 });
      expect(found[2]).toMatchObject({ isDraft: true, isPublic: false });
      expect(found[3]).toMatchObject({ place: 'Nagyterem', count: 4, end: at('2027-03-13', '11:00'), allDay: false });
    });

    test('moving a date creates a draft: visitors see the old day until it is published', async () => {
      const saturday = (await at1.dates('2027-03-13', '2027-03-13')).find(({ id }) => id === walk);
      const request = { start: saturday?.start ?? '', to: '2027-03-14', scope: 'one' as const };
      expect(await at1.send(at1.panna, walk, request, saturday?.updatedAt ?? '')).toEqual({
        done: { start: at('2027-03-14', '10:00'), isPublished: false },
      });
      const starts = async () =>
        (await at1.dates('2027-03-01', '2027-03-31')).filter(({ id }) => id === walk).map(({ start }) => start.slice(0, 10));
      expect(await starts()).toEqual(['2027-03-06', '2027-03-14', '2027-03-20', '2027-03-27']);
      expect((await at1.dates('2027-03-14', '2027-03-14'))[0]).toMatchObject({ isDraft: true, isPublic: true });
      const published = await payload.findByID({ collection: 'events', id: walk, depth: 0 });
      expect(JSON.stringify(published['occurrences'])).toContain(at('2027-03-13', '10:00'));
      const draft = await payload.findByID({ collection: 'events', id: walk, draft: true, depth: 0 });
      expect(draft).toMatchObject({ savedBy: 'Panna', recurrence: { kind: 'weekly', excluded: [{ day: at('2027-03-13', '10:00') }] } });
      // The request leaves no lock.
      expect(await at1.locks()).toBe(0);
    });

    test('a move is published at once if the request says so and nothing else is unpublished', async () => {
      const { category, panna, send, dates } = at1;
      const learner = { ...panna, approvalRoles: ['programs' as const] };
      const id = await publish(payload, 'events', { title: 'Torna', category, dates: [{ start: at('2027-09-01', '18:00') }] });
      const moveFrom = async (as: typeof panna, from: string, to: string) => {
        const [date] = await dates(from, from);
        return send(as, id, { start: date?.start ?? '', to, scope: 'one', publish: true }, date?.updatedAt ?? '');
      };
      const readPublished = async () => (await payload.findByID({ collection: 'events', id, depth: 0 })).dates?.[0]?.start;
      expect(await moveFrom(panna, '2027-09-01', '2027-09-02')).toMatchObject({ done: { isPublished: true } });
      expect(await readPublished()).toBe(at('2027-09-02', '18:00'));
      expect(await moveFrom(learner, '2027-09-02', '2027-09-03')).toMatchObject({ done: { isPublished: false } });
      // The event has an unpublished change now.
      expect(await moveFrom(panna, '2027-09-03', '2027-09-04')).toMatchObject({ done: { isPublished: false } });
      expect(await readPublished()).toBe(at('2027-09-02', '18:00'));
    });

    test('a move based on an older version is refused, and the error names the other editor', async () => {
      const saturday = (await at1.dates('2027-03-20', '2027-03-20')).find(({ id }) => id === walk);
      const request = { start: saturday?.start ?? '', to: '2027-03-21', scope: 'following' as const };
      const basedOn = saturday?.updatedAt ?? '';
      expect(await at1.send(at1.panna, walk, request, basedOn)).toMatchObject({ done: {} });
      const before = await at1.dates('2027-03-01', '2027-03-31');
      const second = await at1.send(at1.rita, walk, { ...request, to: '2027-03-22' }, basedOn);
      expect(second).toMatchObject({ status: 409, message: expect.stringMatching(/Panna/) });
      expect(await at1.dates('2027-03-01', '2027-03-31')).toEqual(before);
    });

    test('errors of validators and unknown dates are reported', async () => {
      const first = (await at1.dates('2027-03-06', '2027-03-06')).find(({ id }) => id === walk);
      const basedOn = first?.updatedAt ?? '';
      const request = { start: at('2027-03-06', '11:00'), to: '2027-03-07', scope: 'one' as const };
      expect(await at1.send(at1.panna, walk, request, basedOn)).toMatchObject({
        status: 409,
        message: { hu: expect.stringContaining('nincs ilyen időpontja') },
      });
      expect(await at1.send(at1.panna, 9999, request, basedOn)).toMatchObject({ status: 404 });
      const broken = await createDraft(payload, 'events', {
        title: 'Hibás',
        dates: [{ start: at('2027-05-10', '18:00'), end: at('2027-05-10', '17:00') }],
      });
      const [date] = await at1.dates('2027-05-10', '2027-05-10');
      const refused = await at1.send(
        at1.panna,
        broken,
        { start: date?.start ?? '', to: '2027-05-11', scope: 'all' },
        date?.updatedAt ?? '',
      );
      expect(refused).toMatchObject({ status: 400, message: { hu: expect.stringContaining('nem lehet korábban') } });
      await expect(at1.send(at1.mag, walk, { ...request, start: first?.start ?? '' }, basedOn)).rejects.toThrow(
        /not allowed|nem engedélyezett|jog/i,
      );
    });

    test('one date is cancelled with its reasons and restored; unpublished changes stay unpublished', async () => {
      const { category, panna, change, dates } = at1;
      const evenings = ['2027-06-05', '2027-06-12'].map((day) => ({ start: at(day, '18:00') }));
      const id = await publish(payload, 'events', { title: 'Esti zene', category, dates: evenings }, { title: 'Evening music' });
      const original = at('2027-06-05', '18:00');
      const readMessages = async () => (await dates('2027-06-01', '2027-06-30')).map(({ status, own, isDraft }) => [status, own, isDraft]);
      const cancelled = (reason: { hu: string; en: string }) => ({ status: 'cancelled', reason }) as const;
      const requestChange = async (reason: { hu: string; en: string } | null) =>
        change(panna, id, { original, change: reason && cancelled(reason) }, (await dates('2027-06-01', '2027-06-30'))[0]?.updatedAt ?? '');
      expect(await requestChange({ hu: 'Vihar lesz.', en: 'A storm is coming.' })).toEqual({ done: { isPublished: true } });
      expect(await readMessages()).toEqual([
        ['cancelled', 'cancelled', false],
        ['scheduled', 'scheduled', false],
      ]);
      const fetchEvent = async (): Promise<Record<string, unknown>> =>
        payload.findByID({ collection: 'events', id, depth: 0, locale: 'all' });
      expect(await fetchEvent()).toMatchObject({ changedDates: [{ original, note: { hu: 'Vihar lesz.', en: 'A storm is coming.' } }] });
      expect(await requestChange(null)).toEqual({ done: { isPublished: true } });
      expect(await fetchEvent()).toMatchObject({ changedDates: [] });

      await payload.update({ collection: 'events', id, draft: true, data: { title: 'Félkész cím', _status: 'draft' } });
      const [before, visible] = [await at1.revision(), await fetchEvent()];
      expect(await requestChange({ hu: 'Esik.', en: '' })).toEqual({ done: { isPublished: true } });
      const [shown, newest] = [await fetchEvent(), await payload.findByID({ collection: 'events', id, depth: 0, draft: true })];
      const isCancelled = [expect.objectContaining({ status: 'cancelled' }), expect.objectContaining({ status: 'scheduled' })];
      const rainedOff = { original, note: expect.objectContaining({ hu: 'Esik.' }) };
      expect(shown).toEqual({
        ...visible,
        changedDates: [expect.objectContaining(rainedOff)],
        occurrences: isCancelled,
        updatedAt: expect.any(String),
      });
      expect(newest).toMatchObject({ title: 'Félkész cím', _status: 'draft', changedDates: [{ note: 'Esik.' }], occurrences: isCancelled });
      // The admin counts drafts that are newer than the published event as unpublished changes.
      expect(Date.parse(String(shown['updatedAt']))).toBeLessThan(Date.parse(newest.updatedAt));
      expect(await at1.revision()).toBe(before + 1);
      const where = { parent: { equals: id }, 'version._status': { equals: 'published' } };
      const { docs } = await payload.findVersions({ collection: 'events', where, sort: '-updatedAt', depth: 0, locale: 'all' });
      const version: Record<string, unknown> = { ...docs[0]?.version };
      expect(version).toMatchObject({ title: { hu: 'Esti zene', en: 'Evening music' }, dates: shown['dates'], changedDates: [rainedOff] });
      const { entries } = await at1.history(panna, id);
      expect(entries[0]).toEqual({ kind: 'date', at: expect.any(String), by: 'Panna', date: '2027. 06. 05. 18:00' });
      expect(entries[1]).toMatchObject({ kind: 'version', by: 'Panna', isPublished: false });
      const { docs: lines } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
      expect(lines[0]?.sentence).toBe('Panna megváltoztatott egy időpontot a honlapon: Program „Esti zene” (2027. 06. 05. 18:00).');
      const newDay = { original: at('2027-06-19', '18:00'), change: cancelled({ hu: 'Esik.', en: '' }) };
      const withNewDay = [...evenings, { start: newDay.original }];
      const { updatedAt } = await payload.update({ collection: 'events', id, draft: true, data: { dates: withNewDay, _status: 'draft' } });
      expect(await change(panna, id, newDay, updatedAt)).toEqual({ done: { isPublished: false } });
      expect(await fetchEvent()).toMatchObject({ changedDates: [{ original }] });
      const stranger = await change(
        panna,
        id,
        { original: at('2027-06-06', '18:00'), change: cancelled({ hu: 'Esik.', en: '' }) },
        (await dates('2027-06-05', '2027-06-05'))[0]?.updatedAt ?? '',
      );
      expect(stranger).toMatchObject({ status: 409, message: { hu: expect.stringContaining('nincs ilyen időpontja') } });
      expect(await change(panna, id, { original, change: null }, NOON)).toMatchObject({
        status: 409,
        message: expect.stringMatching(/Panna/),
      });
    });

    test('one date becomes full, relocated or rescheduled; details have both reasons, and its end and ticket URL are kept', async () => {
      const { category, location, panna, change, dates } = at1;
      const evenings = ['2027-07-03', '2027-07-10'].map((day) => ({ start: at(day, '18:00'), end: at(day, '20:00') }));
      const id = await publish(payload, 'events', { title: 'Nyári zene', category, dates: evenings });
      const elsewhere = await publish(payload, 'event-locations', { title: 'Aréna', latitude: 47.5, longitude: 19.1 });
      const [original, sunday] = [at('2027-07-03', '18:00'), at('2027-07-04', '17:00')];
      const details = async () => {
        const req = await createLocalReq({ user: panna }, payload);
        return loadDateDetails(Object.assign(req, { i18n: { ...req.i18n, language: 'en' } }), id, original);
      };
      const requestChange = async (status: DateRequest['change']) =>
        change(panna, id, { original, change: status }, (await details())?.date.updatedAt ?? '');
      const none = { hu: '', en: '' };

      expect(await requestChange({ status: 'sold_out', reason: none })).toEqual({ done: { isPublished: true } });
      expect(await details()).toMatchObject({ date: { own: 'sold_out', start: original }, reason: none, hasTickets: false });
      const stored: Record<string, unknown> = await payload.findByID({ collection: 'events', id, depth: 0 });
      const rows = (stored['changedDates'] as Record<string, unknown>[]).map((row) => ({ ...row, ticketUrl: 'https://jegy.example' }));
      await payload.update({ collection: 'events', id, data: { changedDates: rows, _status: 'published' } });
      expect(await details()).toMatchObject({ hasTickets: true });

      expect(await requestChange({ status: 'relocated', reason: { hu: 'Esik.', en: 'Rain.' }, location: elsewhere })).toMatchObject({
        done: {},
      });
      expect(await details()).toMatchObject({
        date: { own: 'relocated' },
        reason: { hu: 'Esik.', en: 'Rain.' },
        location: elsewhere,
        hasTickets: true,
        places: expect.arrayContaining([
          { id: elsewhere, title: 'Aréna', titles: { hu: 'Aréna', en: 'Aréna' } },
          { id: location, title: 'Great Hall', titles: { hu: 'Nagyterem', en: 'Great Hall' } },
        ]),
      });
      // Visitors find the date at its own venue.
      const { events } = await loadEventIndex(payload);
      expect(events.find((event) => event.id === id)?.occurrences.map((occurrence) => occurrence.location)).toEqual([['arena'], undefined]);

      const moved = { status: 'rescheduled', reason: { hu: 'Vihar.', en: '' }, newStart: sunday } as const;
      expect(await requestChange(moved)).toMatchObject({ done: { isPublished: true } });
      const found = await details();
      expect(found).toMatchObject({
        date: { own: 'rescheduled', start: sunday, end: at('2027-07-04', '19:00'), originalStart: original },
        plannedEnd: at('2027-07-03', '20:00'),
        reason: { hu: 'Vihar.', en: '' },
        location: null,
      });
      expect((await dates('2027-07-01', '2027-07-31')).map(({ start }) => start)).toEqual([sunday, at('2027-07-10', '18:00')]);
      expect(await requestChange({ ...moved, newStart: at('2027-07-10', '18:00') })).toMatchObject({
        status: 400,
        message: expect.stringContaining('már van időpontja'),
      });
      expect(await requestChange(null)).toMatchObject({ done: {} });
      expect(await details()).toMatchObject({ date: { own: 'scheduled', start: original }, hasTickets: false });
      expect(await loadDateDetails(await createLocalReq({ user: panna }, payload), id, sunday)).toBe(null);
    });

    test('a change by an editor who needs approval is a draft, and the dialog says so', async () => {
      const { category, panna, change, dates } = at1;
      const original = at('2027-07-03', '18:00');
      const id = await publish(payload, 'events', { title: 'Nyári zene', category, dates: [{ start: original }] });
      const learner = { ...panna, approvalRoles: ['programs' as const] };
      const isAtOnce = async (user: typeof panna) =>
        (await loadDateDetails(await createLocalReq({ user }, payload), id, original))?.isAtOnce;
      expect([await isAtOnce(panna), await isAtOnce(learner)]).toEqual([true, false]);
      const basedOn = (await dates('2027-07-03', '2027-07-03')).find((date) => date.id === id)?.updatedAt ?? '';
      const cancellation = { original, change: { status: 'cancelled', reason: { hu: 'Vihar lesz.', en: '' } } } as const;
      expect(await change(learner, id, cancellation, basedOn)).toEqual({ done: { isPublished: false } });
      expect(await payload.findByID({ collection: 'events', id, depth: 0 })).toMatchObject({ changedDates: [], _status: 'published' });
    });

    test('nothing is moved while somebody else has the form open', async () => {
      const first = (await at1.dates('2027-03-06', '2027-03-06')).find(({ id }) => id === walk);
      const lock = { document: { relationTo: 'events', value: walk }, user: { relationTo: 'users', value: at1.rita.id } };
      await payload.db.create({ collection: 'payload-locked-documents', data: lock });
      const request = { start: first?.start ?? '', to: '2027-03-07', scope: 'one' as const };
      expect(await at1.send(at1.panna, walk, request, first?.updatedAt ?? '')).toMatchObject({ status: 423 });
      expect(await at1.locks()).toBe(1);
    });
  });
