import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ensureRevision } from '../../platform/content-revision/raise.ts';
import { loadContentRevision } from '../../platform/content-revision/revision.ts';
import { setClock } from '../../platform/read-model/clock.ts';
import { bothDatabases, DATABASES } from '../../testing/databases/test-databases.ts';
import { publish } from '../../testing/test-content.ts';
import { summarizeBalloon } from './desk.ts';
import { deskEndpoints } from './endpoints.ts';
import { BalloonOverview } from './overview.ts';
import type { Action, Change } from './state.ts';

const opened = bothDatabases();
const PASSWORD = 'balloon-desk-only-3f1c';
/** The real today, because saves have the real time. */
const today = Temporal.Now.plainDateISO('Europe/Budapest');
const TODAY = today.toString();
const TOMORROW = today.add({ days: 1 }).toString();
const YESTERDAY = today.subtract({ days: 1 }).toString();
const at = (day: string, time: string) =>
  new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('Europe/Budapest').epochMilliseconds).toISOString();
const NOON = at(TODAY, '12:10');
const wind = { hu: 'Fúj a szél.', en: 'It is windy.' };
const tickets = { hu: 'Jegy a helyszínen.', en: 'Tickets on site.' };

interface Answer {
  status: number;
  desk: BalloonOverview;
  done: Change;
  message: string;
}

afterEach(() => setClock(undefined));

describe.each(DATABASES)('%s', (name) => {
  describe('the balloon’s desk', { shuffle: false }, () => {
    let payload: Payload;
    const people = new Map<string, TypedUser>();

    const ask = async (who: string | null, action?: unknown, language: 'hu' | 'en' = 'hu'): Promise<Answer> => {
      setClock(NOON);
      const user = who === null ? undefined : people.get(who);
      const req = await createLocalReq(user ? { user } : {}, payload);
      req.i18n = { ...req.i18n, language };
      req.json = async () => action;
      const endpoint = deskEndpoints.find(({ method }) => method === (action === undefined ? 'get' : 'post'));
      const response = await endpoint?.handler(req);
      return { status: response?.status ?? 0, ...((await response?.json()) as Omit<Answer, 'status'>) };
    };
    const step = (change: Partial<Change>): Action => ({ do: 'change', change: { flight: null, slots: [], ...change } });
    const fetchBalloon = (locale: 'hu' | 'en') => payload.findGlobal({ slug: 'balloon', locale });

    beforeAll(async () => {
      payload = opened(name);
      await ensureRevision(payload);
      for (const [person, email] of [
        ['Anna', 'anna@liget.example'],
        ['Béla', 'bela@liget.example'],
      ] as const) {
        const user = await payload.create({ collection: 'users', data: { name: person, email, password: PASSWORD, roles: ['balloon'] } });
        people.set(person, { ...user, collection: 'users' });
      }
      await publish(payload, 'top-locations', {
        title: 'Ballon-kilátó',
        latitude: 47.5,
        longitude: 19.1,
        hours: [{ weekdays: ['1', '2', '3', '4', '5', '6', '7'], opens: '10:00', closes: '18:00' }],
        exceptions: [{ day: at(TOMORROW, '12:00'), opens: '10:00', closes: '12:00' }],
        sections: [{ blockType: 'balloon_schedule', title: 'Ballon', anchor: 'schedule' }],
      });
      for (const locale of ['hu', 'en'] as const)
        await payload.updateGlobal({ slug: 'balloon', locale, data: { balloonIsUp: true, note: tickets[locale], timeSlots: [] } });
    });

    test('requires a signed-in user, and refuses an invalid request', async () => {
      expect((await ask(null)).status).toBe(401);
      expect((await ask(null, { do: 'confirm' })).status).toBe(401);
      for (const nonsense of [null, {}, { do: 'fly' }, { do: 'make', day: 'ma' }, step({ slots: [{ start: 'x' }] as never })])
        expect(await ask('Anna', nonsense)).toMatchObject({ status: 400, message: expect.stringContaining('nem sikerült elvégezni') });
    });

    test('grounds the balloon with a reason in both languages in one step, which visitors see at once', async () => {
      const { desk } = await ask('Anna');
      const before = [await loadContentRevision(payload), desk.history.length];
      const answer = await ask('Anna', step({ flight: { was: desk.flight, now: { isUp: false, note: wind } } }));
      expect([answer.status, answer.desk.flight]).toEqual([200, { isUp: false, note: wind }]);
      expect(await fetchBalloon('hu')).toMatchObject({ balloonIsUp: false, note: wind.hu });
      expect(await fetchBalloon('en')).toMatchObject({ balloonIsUp: false, note: wind.en });
      expect([await loadContentRevision(payload), answer.desk.history.length]).toEqual(before.map((count) => count + 1));
      expect(answer.desk.history[0]).toMatchObject({ by: 'Anna', words: [{ hu: 'Áll' }, { hu: '„Fúj a szél.”', en: '‘It is windy.’' }] });
      // When it flies again, visitors read the former note.
      expect(answer.desk.noteWhenFlying).toEqual(tickets);
    });

    test('refuses an action that would undo another operator’s change, and returns the newer state', async () => {
      const { desk: old } = await ask('Béla');
      await ask('Anna', step({ flight: { was: old.flight, now: { isUp: true, note: tickets } } }));
      const storm = step({ flight: { was: old.flight, now: { isUp: false, note: { hu: 'Vihar', en: 'Storm' } } } });
      const refused = await ask('Béla', storm);
      expect([refused.status, refused.desk.flight]).toEqual([409, { isUp: true, note: tickets }]);
      expect(refused.message).toContain('Közben más is átállította');
      expect((await ask('Béla', storm, 'en')).message).toContain('Somebody else');
      expect(await fetchBalloon('hu')).toMatchObject({ balloonIsUp: true });
    });

    test('makes and copies no slots for a day more than a year ahead', async () => {
      const actions = [
        { do: 'make', day: '9999-12-31' },
        { do: 'copy', from: TODAY, to: '9999-12-31' },
      ];
      for (const action of actions)
        expect(await ask('Anna', action)).toMatchObject({ status: 400, message: expect.stringContaining('egy évre előre') });
    });

    test('makes today’s slots from the opening hours, and keeps those with a state', async () => {
      expect((await ask('Anna')).desk.days.map(({ proposal }) => proposal)).toEqual([
        { count: 6, from: '12:00', to: '17:30' },
        { count: 2, from: '10:00', to: '11:30' },
      ]);
      const own = { start: at(TODAY, '14:00'), end: at(TODAY, '14:30'), was: null, now: 'private_flight' as const };
      await ask('Anna', step({ slots: [own] }));
      const { desk, done } = await ask('Anna', { do: 'make', day: TODAY });
      expect(desk.days[0]?.slots.map(({ time, weather }) => `${time} ${weather}`)).toEqual([
        '12:00 ideal_weather',
        '13:00 ideal_weather',
        '14:00 private_flight',
        '15:00 ideal_weather',
        '16:00 ideal_weather',
        '17:00 ideal_weather',
      ]);
      expect([done.slots.length, desk.days[0]?.proposal]).toEqual([5, null]);
    });

    test('copies today’s slots to tomorrow within the opening hours, and undoes it', async () => {
      const early = { start: at(TODAY, '11:00'), end: at(TODAY, '11:30'), was: null, now: 'downtime' as const };
      await ask('Anna', step({ slots: [early] }));
      const { desk, done } = await ask('Anna', { do: 'copy', from: TODAY, to: TOMORROW });
      expect(desk.days[1]?.slots.map(({ time, weather }) => `${time} ${weather}`)).toEqual(['11:00 downtime']);
      const back = { ...done, slots: done.slots.map((slot) => ({ ...slot, was: slot.now, now: slot.was })) };
      expect((await ask('Béla', step(back))).desk.days[1]?.slots).toEqual([]);
    });

    test('accepts concurrent taps of two operators on different slots', async () => {
      const { slots } = (await ask('Anna')).desk.days[0] ?? { slots: [] };
      const taps = slots.map(({ start, end, weather }) => step({ slots: [{ start, end, was: weather, now: 'uncertain_weather' }] }));
      const answers = await Promise.all(taps.map((tap, index) => ask(index % 2 ? 'Anna' : 'Béla', tap)));
      expect(answers.map(({ status }) => status)).toEqual(taps.map(() => 200));
      const { desk } = await ask('Anna');
      expect(new Set(desk.days[0]?.slots.map(({ weather }) => weather))).toEqual(new Set(['uncertain_weather']));
    });

    test('carries out a repeated tap only once, when its first answer was lost', async () => {
      const [first] = (await ask('Anna')).desk.days[0]?.slots ?? [];
      if (!first) throw new Error('There is no slot');
      const tap = step({ slots: [{ start: first.start, end: first.end, was: first.weather, now: 'ideal_weather' }] });
      const one = await ask('Anna', tap);
      const two = await ask('Anna', tap);
      expect([two.status, two.done.slots, two.desk.history.length]).toEqual([200, [], one.desk.history.length]);
    });

    test('removes slots that ended more than two weeks ago, without attributing it to anybody', async () => {
      const slot = (days: number) => {
        const day = today.subtract({ days }).toString();
        return { start: at(day, '10:00'), end: at(day, '10:30'), was: null, now: 'downtime' as const };
      };
      const { desk: before } = await ask('Anna', step({ slots: [slot(13)] }));
      const { desk, done } = await ask('Anna', step({ slots: [slot(15)] }));
      const { timeSlots } = await payload.findGlobal({ slug: 'balloon' });
      const starts = (timeSlots ?? []).map(({ start }: { start: string }) => new Date(start).toISOString());
      expect([starts.includes(slot(13).start), starts.includes(slot(15).start), done.slots.length]).toEqual([true, false, 1]);
      expect([before.history[0]?.change.slots, desk.history[0]?.change.slots]).toEqual([[slot(13)], []]);
      expect(BalloonOverview.parse(desk)).toEqual(desk);
    });

    test('shows the same state on the dashboard as on the site: no flight before the first slot', async () => {
      const slot = { start: at(TODAY, '10:00'), end: at(TODAY, '10:30'), weather: 'ideal_weather' as const };
      const kindAt = async (time: string, balloonIsUp = true) => {
        await payload.updateGlobal({ slug: 'balloon', data: { balloonIsUp, timeSlots: [slot] } });
        const { state } = await summarizeBalloon(await createLocalReq({}, payload), Temporal.Instant.from(at(TODAY, time)));
        return state.kind;
      };
      const kinds = [await kindAt('06:10'), await kindAt('10:10'), await kindAt('17:00'), await kindAt('10:10', false)];
      expect(kinds).toEqual(['today', 'flying', 'not_today', 'grounded']);
    });

    test('reports that nobody has checked today, until somebody does', async () => {
      await payload.db.updateGlobal({ slug: 'balloon', data: { updatedAt: at(YESTERDAY, '17:00') } });
      expect((await ask('Anna')).desk.isOld).toBe(true);
      expect((await ask('Anna', { do: 'confirm' })).desk.isOld).toBe(false);
    });
  });
});
