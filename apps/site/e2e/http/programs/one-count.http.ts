import ICAL from 'ical.js';
import { createTranslator } from 'use-intl/core';
import { getMessages } from '../../../app/i18n/index.ts';
import { getDay, LIST, LOCALES, type Locale } from '../../support/programs-list.ts';
import { findLabelled, findPart, getPageAt, readText, type ServedPage } from '../../support/served/served-page.ts';
import { expect, origin, test } from '../../support/test.ts';

const HOME = { hu: '/', en: '/en' } as const;
const NOW = { hu: '/most', en: '/en/now' } as const;
const MAP = { hu: '/terkep', en: '/en/map' } as const;
const SEARCH = { hu: '/kereses?q=ma', en: '/en/search?q=today' } as const;

const at = (ahead: number, time: string) =>
  Temporal.PlainDateTime.from(`${getDay(ahead)}T${time}`)
    .toZonedDateTime('Europe/Budapest')
    .toInstant();

/** The number before the word for events; 0 where there is none. */
const countIn = (text: string, locale: Locale): number => {
  const sign = locale === 'hu' ? /(\d+) program\b/ : /(\d+) (?:more )?events?\b/;
  return Number(sign.exec(text)?.[1] ?? 0);
};

/** The numbers of the day's events in each view at an instant. */
async function counts(locale: Locale, instant: Temporal.Instant) {
  const t = getMessages(locale);
  const today = instant.toZonedDateTimeISO('Europe/Budapest').toPlainDate().toString();
  const page = (path: string) => getPageAt(path, instant);
  const [home, now, list, todays, map, search] = await Promise.all([
    page(HOME[locale]),
    page(NOW[locale]),
    page(LIST[locale]),
    page(`${LIST[locale]}?from=${today}&to=${today}`),
    page(MAP[locale]),
    page(SEARCH[locale]),
  ]);
  const readRibbon = ({ main }: ServedPage) => readText(findLabelled(main, 'nav', t.programs.ribbon).querySelector('a .visually-hidden'));
  const dayHead = todays.main.querySelector(`section[aria-labelledby="day-${today}"] header p`);
  const offer = [...search.main.querySelectorAll('section[aria-labelledby="offer"] a')].filter((link) =>
    link.getAttribute('href')?.endsWith(`from=${today}&to=${today}`),
  );
  return {
    home: countIn(readText(home.main), locale),
    now: countIn(readText(findPart(now.main, '#now header')), locale),
    ribbon: countIn(readRibbon(list), locale),
    ribbonOfToday: countIn(readRibbon(todays), locale),
    list: countIn(readText(findPart(todays.main, '#results')).split(',')[0] ?? '', locale),
    day: countIn(readText(dayHead), locale),
    map: Number(/\d+/.exec(readText(findPart(findLabelled(map.main, 'nav', t.map.filters), 'a', t.map.kinds.today)))?.[0]),
    search: countIn(offer.map(readText).join(' '), locale),
    calendar: await countInCalendar(locale, instant),
  };
}

/**
 * From the calendars of that day and the one before, whose night may still be on: events with an appointment that is neither over nor
 * cancelled.
 */
async function countInCalendar(locale: Locale, instant: Temporal.Instant): Promise<number> {
  const zoned = instant.toZonedDateTimeISO('Europe/Budapest');
  const [before, today] = [zoned.subtract({ days: 1 }), zoned].map((date) => date.toPlainDate().toString());
  const text = await (await fetch(new URL(`${LIST[locale]}.ics?from=${before}&to=${today}`, origin))).text();
  const midnight = zoned.startOfDay().add({ days: 1 }).epochMilliseconds;
  const appointments = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').filter((appointment) => {
    const { startDate, endDate } = new ICAL.Event(appointment);
    const takesPlaceOn = String(appointment.getFirstPropertyValue('status')) === 'CONFIRMED';
    const isOfDays = String(appointment.getFirstPropertyValue('transp')) === 'OPAQUE';
    const endOfDay = zoned.startOfDay().add({ days: 1 }).epochMilliseconds;
    // An appointment without an end lasts for its day.
    const end = endDate.compare(startDate) > 0 ? endDate.toJSDate().getTime() : endOfDay;
    return takesPlaceOn && isOfDays && startDate.toJSDate().getTime() < midnight && end > instant.epochMilliseconds;
  });
  return new Set(appointments.map((appointment) => String(appointment.getFirstPropertyValue('uid')).split('-')[0])).size;
}

for (const locale of LOCALES)
  test(`home, Now, ribbon, list, map, search and calendar show the same number of today’s programs at any instant in ${locale}`, async () => {
    for (const [ahead, time] of [
      [0, '06:00'],
      [0, '12:00'],
      [0, '19:10'],
      [1, '09:00'],
      [3, '15:00'],
      [5, '11:00'],
    ] as const) {
      const { calendar, ...views } = await counts(locale, at(ahead, time));
      const [number] = Object.values(views);
      expect([ahead, time, views]).toEqual([ahead, time, Object.fromEntries(Object.keys(views).map((view) => [view, number]))]);
      expect([ahead, time, calendar]).toEqual([ahead, time, number]);
    }
  });

test('after the last program of a day every view shows none, home and the list show tomorrow’s number, and Now its first', async () => {
  for (const locale of LOCALES) {
    const instant = at(1, '23:55');
    const views = await counts(locale, instant);
    expect([locale, views]).toEqual([locale, Object.fromEntries(Object.keys(views).map((view) => [view, 0]))]);
    const tomorrow = readText(
      findLabelled((await getPageAt(LIST[locale], instant)).main, 'nav', getMessages(locale).programs.ribbon).querySelectorAll(
        'a .visually-hidden',
      )[1],
    );
    const count = countIn(tomorrow, locale);
    const messages = getMessages(locale);
    const notice = createTranslator({ locale, messages, namespace: 'home' })('dayOver', { count });
    expect(readText((await getPageAt(HOME[locale], instant)).main)).toContain(notice);
    const now = findPart((await getPageAt(NOW[locale], instant)).main, 'section[aria-labelledby="quiet"]');
    expect(readText(now)).toMatch(new RegExp(`^${messages.now.today.quiet} ?${messages.now.today.firstNextDay}: \\d\\d:\\d\\d `));
    const list = await getPageAt(`${LIST[locale]}?from=${getDay(1)}&to=${getDay(1)}`, instant);
    expect(readText(list.main)).toContain(createTranslator({ locale, messages, namespace: 'programs' })('dayOver', { count }));
  }
});

test('the list of today and the map show the same number of lasting programs, apart from the others', async () => {
  for (const locale of LOCALES)
    for (const [ahead, time] of [
      [0, '12:00'],
      [1, '20:00'],
      [3, '15:00'],
    ] as const) {
      const instant = at(ahead, time);
      const today = getDay(ahead);
      const [list, map] = await Promise.all([
        getPageAt(`${LIST[locale]}?from=${today}&to=${today}`, instant),
        getPageAt(MAP[locale], instant),
      ]);
      const lasting = locale === 'hu' ? /\d+ kiállítás és állandó program/ : /\d+ exhibitions? (?:and|or) permanent features?/;
      const t = getMessages(locale).map;
      const filter = readText(findPart(findLabelled(map.main, 'nav', t.filters), 'a', t.kinds.today));
      const onList = lasting.exec(readText(findPart(list.main, '#results')))?.[0];
      expect([locale, ahead, time, lasting.exec(filter)?.[0]]).toEqual([locale, ahead, time, onList]);
    }
});
