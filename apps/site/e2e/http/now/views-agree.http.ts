import type { Element } from 'happy-dom';
import { sampleOf, sampleSeed } from '../../../../../test-depth.ts';
import { getMessages } from '../../../app/i18n/index.ts';
import { LOCALES, type Locale } from '../../support/programs-list.ts';
import { findPart, getPageAt, readText, type ServedPage } from '../../support/served/served-page.ts';
import { expect, test } from '../../support/test.ts';

const VIEWS = {
  hu: { home: '/', now: '/most', places: '/top-helyek', visit: '/latogatas' },
  en: { home: '/en', now: '/en/now', places: '/en/top-locations', visit: '/en/visitor-information' },
} as const;
/** Hours of a year, so that seasons, weekdays and both clock changes are included. */
const HOURS = 366 * 24;
/** Thirty instants in a deep run, otherwise a sample of four. */
const STEP_HOURS = 299;
const SAMPLE_EVERY = 8;

/** Full hours and quarters, from this morning on. */
function sampleInstants(): Temporal.Instant[] {
  const today = Temporal.Now.zonedDateTimeISO('Europe/Budapest').startOfDay();
  const all = Array.from({ length: Math.ceil(HOURS / STEP_HOURS) }, (_, index) =>
    today.add({ hours: index * STEP_HOURS, minutes: 15 * (index % 4) }).toInstant(),
  );
  return sampleOf(all, SAMPLE_EVERY);
}

/** The texts of each place in a list, by its name. */
const readList = ({ main }: ServedPage) =>
  [...main.querySelectorAll('li[data-shape]')].map((place) => ({
    title: readText(place.querySelector('h2')),
    href: place.querySelector('h2 a')?.getAttribute('href') ?? '',
    words: readText(place.querySelector('h2 + p')),
  }));

const readRows = (rows: Iterable<Element>, title: string, words: string) =>
  new Map([...rows].map((row) => [readText(row.querySelector(title)), readText(row.querySelector(words))]));

/** The times in a text: a closing or opening time, or both for the hours of today. */
const findTimes = (words: string) => [...words.matchAll(/\d\d:\d\d/g)].map(([time]) => time);

/** Contradictions between two views at an instant. */
async function findContradictions(locale: Locale, instant: Temporal.Instant): Promise<string[]> {
  const [home, now, places, visit] = await Promise.all(Object.values(VIEWS[locale]).map((path) => getPageAt(path, instant)));
  if (!home || !now || !places || !visit) throw new Error('A view is missing');
  const list = readList(places);
  const { open, opens } = getMessages(locale).places.opening;
  const isOfToday = (words: string) => [open, opens].some((text) => new RegExp(`^${text.replace(/\{.*\}/, '\\d\\d:\\d\\d')}`).test(words));
  /** Other views may show today's hours in more or fewer words, but with the same times. */
  const agrees = (statement: string, otherStatement = '') =>
    otherStatement === statement ||
    (isOfToday(statement) && findTimes(statement).every((time) => findTimes(otherStatement).includes(time)));
  const inVisit = readRows(visit.main.querySelectorAll('table tr'), 'a', 'td');
  const inNow = readRows(now.main.querySelectorAll('li[data-mark]'), 'h3', 'h3 + p');
  const found = list.flatMap(({ title, words }) =>
    [
      { view: 'visit', other: inVisit.get(title) ?? '' },
      { view: 'now', other: inNow.get(title) },
    ]
      .filter(({ other }) => other !== undefined && !agrees(words, other))
      .map(({ view, other }) => `${title}: “${words}”, but in ${view} “${other}”`),
  );
  // One after the other: a busy site refuses many pages at once.
  const pages: ServedPage[] = [];
  for (const { href } of list) pages.push(await getPageAt(href, instant));
  for (const [index, { title, words }] of list.entries()) {
    const heading = readText(pages[index]?.main.querySelector('h1')?.parentElement);
    if (!heading.includes(words)) found.push(`${title}: “${words}”, but on its page “${heading}”`);
  }
  if (list.length <= 8) found.push(`only ${list.length} places`);
  const schedule = pages.find((page) => page.main.querySelector('#schedule-title'));
  // The balloon has its own section.
  const missing = list.filter(({ title }, index) => !inNow.has(title) && pages[index] !== schedule);
  found.push(...missing.map(({ title }) => `${title}: not in now`));
  const balloon = readText(findPart(now.main, 'section[aria-labelledby="now-balloon"] h3'));
  const views = { home: home.main, header: home.document.querySelector('header'), visit: visit.main, schedule: schedule?.main };
  for (const [view, within] of Object.entries(views))
    if (!readText(within).includes(balloon)) found.push(`the balloon: “${balloon}”, but not in ${view}`);
  return found;
}

for (const locale of LOCALES)
  test(`all views agree about each place and the balloon, at any instant of a year in ${locale}`, async () => {
    const instants = sampleInstants();
    expect(instants.length).toBeGreaterThan(3);
    for (const instant of instants)
      expect([sampleSeed(), instant.toString(), await findContradictions(locale, instant)]).toEqual([sampleSeed(), instant.toString(), []]);
  });
