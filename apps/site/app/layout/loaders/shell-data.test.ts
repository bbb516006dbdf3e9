import type { Balloon, BalloonSlot, EndpointName, Event, TopLocation } from '@liget/content-api';
import { matchEndpoint } from '@liget/content-api/fixture-answers';
import { fixtures, occurrence } from '@liget/content-api/fixtures';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { BalloonMark, BalloonMessages } from '../../components/balloon-words.ts';
import { requestContext } from '../../content/context.ts';
import { createContentStore } from '../../content/store.ts';
import { getFrameData } from './frame-data.ts';
import { loadShellData } from './shell-data.server.ts';

/** Sunday noon. */
const NOW = Temporal.Instant.from('2026-11-22T12:00:00+01:00');
const [event] = fixtures.hu.events.data;
if (!event) throw new Error('The fixtures have no program');

/** A time slot of half an hour on that day. */
const slot = (time: string, weather: BalloonSlot['weather'] = 'ideal_weather'): BalloonSlot => ({
  start_date: `2026-11-22T${time}:00+01:00`,
  end_date: Temporal.ZonedDateTime.from(`2026-11-22T${time}[Europe/Budapest]`).add({ minutes: 30 }).toString({ timeZoneName: 'never' }),
  weather,
});

/** The shell's data with the answers of the fixtures; `instead` replaces some. */
async function shell(instead: Partial<Record<EndpointName, unknown>> = {}, path = '/terkep') {
  const url = new URL(path, 'https://liget.example');
  const context = new RouterContextProvider();
  context.set(requestContext, {
    content: createContentStore({
      origin: 'http://cms.example',
      log: () => {},
      fetch: async (input) => {
        const found = matchEndpoint(new URL(String(input instanceof Request ? input.url : input)).pathname);
        return found ? Response.json(instead[found.name] ?? fixtures[found.locale][found.name]) : new Response('', { status: 404 });
      },
    }),
    now: NOW,
    isDocument: true,
    publicOrigin: url.origin,
    indexable: true,
    previewSecret: undefined,
    translations: { hu: {}, en: {} },
  });
  const data = await loadShellData({ context, url, params: {}, request: new Request(url), pattern: '' });
  return { data, frame: getFrameData(data) };
}
const featured = async (changes: Partial<Event>, path?: string) => {
  const { frame } = await shell({ events: { ...fixtures.hu.events, data: [{ ...event, ...changes }] } }, path);
  return frame.featured[0];
};
const location = event.location && { ...event.location, title: 'Tópart' };

describe('the note of an event in the header', () => {
  const timed = { text_date_only: false, constant: false, interval: false, location };

  test.each<[string, Partial<Event>, string]>([
    ['its day and hour', { start_date: '2026-11-28T18:00:00+01:00' }, 'november 28., szombat, 18:00 · Tópart'],
    ['its day alone', { start_date: '2026-11-28T00:00:00+01:00' }, 'november 28., szombat · Tópart'],
    ['no place when it has none', { start_date: '2026-11-28T18:00:00+01:00', location: null }, 'november 28., szombat, 18:00'],
    ['its editor’s words when only they say when', { text_date_only: true, date: 'Adventben' }, 'Adventben · Tópart'],
    ['its editor’s words when it is always there', { constant: true, date: 'Állandó kiállítás' }, 'Állandó kiállítás · Tópart'],
    [
      'what has become of it first',
      { status: 'sold_out', ticket_url: null, start_date: '2026-11-28T00:00:00+01:00' },
      'Megtelt · november 28., szombat · Tópart',
    ],
    [
      'the place of the date that takes place, not of one that was moved away from the same hour',
      {
        start_date: '2026-11-28T18:00:00+01:00',
        occurrences: [
          occurrence('2026-11-28T18:00:00+01:00', null, false, { status: 'moved', new_start: '2026-11-29T18:00:00+01:00' }),
          occurrence('2026-11-28T18:00:00+01:00', null, false, {
            status: 'relocated',
            location: location && { ...location, title: 'Rét' },
          }),
        ],
      },
      'Más helyszínen · november 28., szombat, 18:00 · Rét',
    ],
  ])('%s', async (_, changes, note) => {
    const card = await featured({ ...timed, ...changes });
    expect(card?.note?.map(({ text }) => text).join(' · ')).toBe(note);
  });

  test('has the language of the editor’s words when they are not translated', async () => {
    const card = await featured({ ...timed, text_date_only: true, date: 'Adventben', language: 'en', untranslated: ['date'] }, '/en/map');
    expect(card?.note).toEqual([
      { text: 'Adventben', lang: 'hu' },
      { text: 'Tópart', lang: undefined },
    ]);
  });

  test('is in the language of the page', async () => {
    const { frame } = await shell({}, '/en/map');
    expect([frame.locale, frame.today.url.startsWith('/en/programs-in-varosliget?from=2026-11-22')]).toEqual(['en', true]);
  });
});

test('the header recommends no event of which no date takes place', async () => {
  const off = event.occurrences.map((date) => ({ ...date, status: 'cancelled' as const }));
  expect(await featured({ occurrences: off })).toBeUndefined();
  expect(await featured({ status: 'postponed' })).toBeUndefined();
});

test('the image of an event’s card is the lead image, or else the other one, or none', async () => {
  const picture = event.media.lead ?? event.media.image;
  if (!picture) throw new Error('The fixture has no picture');
  const toShownPicture = async (media: Event['media']) => (await featured({ media }))?.picture;
  expect(await toShownPicture({ lead: picture, image: { ...picture, colour: '#000000' } })).toMatchObject({ colour: picture.colour });
  expect(await toShownPicture({ image: { ...picture, colour: '#000000' } })).toMatchObject({ colour: '#000000' });
  expect(await toShownPicture({})).toBeNull();
});

test('the image of a place’s card follows the same rule', async () => {
  const [place] = fixtures.hu.topLocations.data;
  const picture = event.media.lead ?? event.media.image;
  if (!place || !picture) throw new Error('The fixtures have no place or no picture');
  const toShownPicture = async (media: Event['media']) => {
    const { frame } = await shell({ topLocations: { ...fixtures.hu.topLocations, data: [{ ...place, media }] } });
    return frame.topLocations[0]?.picture;
  };
  expect(await toShownPicture({ lead: picture, image: { ...picture, colour: '#000000' } })).toMatchObject({ colour: picture.colour });
  expect(await toShownPicture({ image: { ...picture, colour: '#000000' } })).toMatchObject({ colour: '#000000' });
  expect(await toShownPicture({})).toBeNull();
});

describe('the data of the header', () => {
  test('have at most three events and ten places, and a link for each category', async () => {
    const [place] = fixtures.hu.topLocations.data;
    const { frame } = await shell({
      events: { ...fixtures.hu.events, data: Array(7).fill(event) },
      topLocations: { ...fixtures.hu.topLocations, data: Array(12).fill(place) },
    });
    expect([frame.featured.length, frame.topLocations.length]).toEqual([3, 10]);
    expect(frame.programLinks.map(({ slug, url }) => `${slug} ${url}`)).toEqual(
      ['cultural', 'outdoor', 'family', 'sport'].map((slug) => `${slug} /varosligeti-programok?category=${slug}`),
    );
  });

  test.each<[string, Partial<Balloon>, BalloonMark, BalloonMessages]>([
    ['flies now', { time_slots: [slot('11:45'), slot('14:00')] }, 'up', 'balloonFlying'],
    ['flies later today', { time_slots: [slot('10:00'), slot('14:00')] }, 'up', 'balloonOpen'],
    ['does not fly any more today', { time_slots: [slot('10:00'), slot('11:00')] }, 'down', 'balloonOver'],
    ['does not fly today', { time_slots: [slot('14:00', 'downtime')] }, 'down', 'balloonNotToday'],
    ['has only private flights today', { time_slots: [slot('14:00', 'private_flight')] }, 'down', 'balloonPrivate'],
    ['has only private flights left today', { time_slots: [slot('10:00'), slot('14:00', 'private_flight')] }, 'down', 'balloonPrivateLeft'],
    ['is closed by its operator', { balloon_is_up: 0, time_slots: [slot('14:00')] }, 'down', 'balloonClosed'],
    ['may fly', { time_slots: [slot('14:00', 'uncertain_weather')] }, 'unknown', 'balloonUncertain'],
  ])('say that the balloon %s', async (_, changes, mark, words) => {
    const { frame } = await shell({ balloon: { ...fixtures.hu.balloon, ...changes } });
    expect(frame.balloon).toMatchObject({ mark, words, scheduleUrl: '/top-helyek/ballon-kilato#schedule' });
    expect(frame.texts.shell[words]).toBeTruthy();
  });

  test('use the opening hours of its place if the balloon has no slots', async () => {
    const [place] = fixtures.hu.topLocations.data;
    const hours = [{ weekdays: [7], opens: '10:00', closes: '18:00', months: [] }];
    const words = async (instead: Partial<TopLocation>) => {
      const topLocations = { ...fixtures.hu.topLocations, data: [{ ...place, ...instead }] };
      return (await shell({ topLocations, balloon: { ...fixtures.hu.balloon, time_slots: [] } })).frame.balloon?.words;
    };
    expect(await words({ hours })).toBe('balloonOpen');
    expect(await words({ hours, exceptions: [{ from: '2026-11-22', to: '2026-11-22', hours: [], note: null }] })).toBe('balloonNotToday');
  });

  test('have one image while the balloon is open, and another while it is closed', async () => {
    const [open] = fixtures.hu.staticImages.images;
    if (!open) throw new Error('The fixtures have no picture');
    const sized = (src: string) => ({ static_image: { ...open.media.static_image, sm: { ...open.media.static_image.sm, src } } });
    const images = ['balloon_open', 'balloon_closed'].map((key) => ({ ...open, key, media: sized(`/media/${key}.webp`) }));
    const toShownBalloon = async (balloon: Partial<Balloon>) =>
      (await shell({ staticImages: { images }, balloon: { ...fixtures.hu.balloon, ...balloon } })).frame.balloon?.picture?.src;
    expect(await toShownBalloon({ time_slots: [slot('14:00')] })).toBe('/media/balloon_open.webp');
    expect(await toShownBalloon({ time_slots: [slot('10:00')] })).toBe('/media/balloon_closed.webp');
    expect(await toShownBalloon({ balloon_is_up: 0 })).toBe('/media/balloon_closed.webp');
  });

  test('link to the events of today and of the weekend, which on a Sunday is the next one', async () => {
    const { data } = await shell();
    expect([data.todayUrl, data.weekendName, data.weekendUrl, data.year]).toEqual([
      '/varosligeti-programok?from=2026-11-22&to=2026-11-22',
      'nextWeekend',
      '/varosligeti-programok?from=2026-11-28&to=2026-11-29',
      2026,
    ]);
  });
});
