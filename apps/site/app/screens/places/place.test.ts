import type { Event, TopLocation } from '@liget/content-api';
import { fixtures, occurrence } from '@liget/content-api/fixtures';
import { getPark, type OpeningStatus } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { formatOpening } from '../../components/opening-hours-text.ts';
import { getMessages } from '../../i18n/index.ts';
import { getContactLinks, toPlaceTeaser } from './place.ts';

const [balloon] = fixtures.hu.topLocations.data;
const [event] = fixtures.hu.events.data;
const location = event?.location;
if (!balloon || !event || !location) throw new Error('The fixtures have no place or no event at a place');

const next = (day: string, inDays: number): OpeningStatus => ({ kind: 'closed', wasOpen: false, next: { at: '10:00', day, inDays } });

describe('the opening state of a place as text', () => {
  // Days from Sunday, 22 November.
  test.each<[OpeningStatus, string, string]>([
    [{ kind: 'always' }, 'Mindig nyitva', 'Always open'],
    [{ kind: 'unknown' }, 'Most nem tudjuk, nyitva van-\u2060e', 'We cannot tell right now whether it is open'],
    [{ kind: 'open', until: '18:00' }, 'Nyitva 18:00-\u2060ig', 'Open until 18:00'],
    [{ kind: 'opens', at: '10:00' }, 'Ma 10:00-\u2060kor nyit', 'Opens today at 10:00'],
    [{ kind: 'closed', wasOpen: true, next: null }, 'Ma már zárva', 'Closed for today'],
    [{ kind: 'closed', wasOpen: false, next: null }, 'Ma zárva', 'Closed today'],
  ])('%j', (status, hungarian, english) => {
    expect(formatOpening(status, { locale: 'hu', messages: getMessages('hu') })).toBe(hungarian);
    expect(formatOpening(status, { locale: 'en', messages: getMessages('en') })).toBe(english);
  });

  test.each([
    ['tomorrow', next('2026-11-23', 1), 'holnap', 'tomorrow'],
    ['a weekday within the week', next('2026-11-24', 2), 'kedden', 'Tuesday'],
    ['the last weekday that is not ambiguous', next('2026-11-28', 6), 'szombaton', 'Saturday'],
    ['the date from a week on', next('2026-11-29', 7), 'november 29., vasárnap', 'Sunday 29 November'],
  ])('next: %s', (_, status, hungarian, english) => {
    const inHungarian = formatOpening(status, { locale: 'hu', messages: getMessages('hu') });
    expect([inHungarian, inHungarian.includes('10:00')]).toEqual([expect.stringContaining(hungarian), true]);
    expect(formatOpening(status, { locale: 'en', messages: getMessages('en') })).toContain(english);
  });

  test('next: a flight of the balloon, which is no opening hour', () => {
    const status: OpeningStatus = { kind: 'closed', wasOpen: false, next: { at: '11:00', day: '2026-11-25', inDays: 3, isFlight: true } };
    expect(formatOpening(status, { locale: 'hu', messages: getMessages('hu') })).toBe(
      'Ma zárva, a következő felszállás szerdán 11:00-\u2060kor lesz',
    );
    expect(formatOpening(status, { locale: 'en', messages: getMessages('en') })).toBe('Closed today, next flight on Wednesday at 11:00');
  });
});

describe('the opening state of a place on another day as text', () => {
  test.each<[OpeningStatus, string, string]>([
    [{ kind: 'open', until: '18:00' }, 'Nyitva 18:00-\u2060ig', 'Open until 18:00'],
    [{ kind: 'opens', at: '10:00' }, 'Aznap 10:00-\u2060kor nyit', 'Opens that day at 10:00'],
    [{ kind: 'closed', wasOpen: true, next: null }, 'Aznap már zárva', 'Closed for that day'],
    [next('2026-11-23', 1), 'Aznap zárva, másnap 10:00-\u2060kor nyit', 'Closed that day, opens the next day at 10:00'],
    [next('2026-11-24', 2), 'Aznap zárva, november 24., kedd 10:00-\u2060kor nyit', 'Closed that day, opens Tuesday 24 November at 10:00'],
    [{ kind: 'unknown' }, 'Nem tudjuk, nyitva van-\u2060e akkor', 'We cannot tell whether it is open then'],
  ])('%j', (status, hungarian, english) => {
    expect(formatOpening(status, { locale: 'hu', messages: getMessages('hu'), isOtherDay: true })).toBe(hungarian);
    expect(formatOpening(status, { locale: 'en', messages: getMessages('en'), isOtherDay: true })).toBe(english);
  });
});

test('toPlaceTeaser has the park’s opening state, and none for a place without hours', () => {
  const hours = [{ weekdays: [7], opens: '10:00', closes: '18:00', months: [] }];
  const teaser = (place: Partial<TopLocation>, events: Event[] = []) => {
    const changed = { ...balloon, ...place };
    const park = getPark({ places: [changed], balloon: null }, Temporal.Instant.from('2026-11-22T12:00:00+01:00'));
    const { hours: text, isOpen } = toPlaceTeaser(changed, { locale: 'hu', messages: getMessages('hu'), park, events });
    return [text, isOpen];
  };
  expect(teaser({ hours })).toEqual(['Nyitva 18:00-\u2060ig', true]);
  const closed = { from: '2026-11-22', to: '2026-11-28', hours: [], note: null };
  expect(teaser({ hours, exceptions: [closed] })).toEqual([expect.stringContaining('november 29., vasárnap'), false]);
  expect(teaser({ hours: [], exceptions: [] })).toEqual([null, false]);
  const matinee = {
    ...event,
    location: { ...location, top_location: balloon },
    occurrences: [occurrence('2026-11-22T11:00:00+01:00', '2026-11-22T13:00:00+01:00')],
  };
  expect(teaser({ hours, exceptions: [closed] }, [matinee])).toEqual(['Csak a most tartó programra van nyitva', false]);
});

test('getContactLinks links to the telephone and to the website, named by its host', () => {
  expect(getContactLinks({ phone: '+36 1 000-0011', website: 'https://www.zene.example/x' })).toEqual([
    { text: '+36 1 000-0011', url: 'tel:+3610000011' },
    { text: 'zene.example', url: 'https://www.zene.example/x' },
  ]);
  expect(getContactLinks({ phone: '', website: null })).toEqual([]);
});
