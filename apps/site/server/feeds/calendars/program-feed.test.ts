import { occurrence } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../app/i18n/index.ts';
import { createEvent } from '../../../app/screens/programs/test-event.ts';
import { buildProgramFeed, writeAtom } from './program-feed.ts';

const now = Temporal.Instant.from('2026-11-20T12:00:00+01:00');
const entry = (id: number) => ({ event_id: id, occurrences: createEvent().occurrences, is_on_now: false, is_over: false });
const getFeed = (...events: ReturnType<typeof createEvent>[]) =>
  buildProgramFeed({
    agenda: {
      events,
      newest: events.toReversed().map(({ id }) => entry(id)),
    },
    locale: 'hu',
    messages: getMessages('hu'),
    title: 'Liget – új programok',
    description: 'A legutóbb meghirdetett programok.',
    url: 'https://liget.example/varosligeti-programok?category=outdoor',
    atomUrl: 'https://liget.example/varosligeti-programok.atom?category=outdoor',
    rssUrl: 'https://liget.example/varosligeti-programok.rss?category=outdoor',
    origin: 'https://liget.example',
    now,
  });
const bors = createEvent({ id: 8, name: 'Bors & <só>', updated_at: '2026-11-19T09:00:00+01:00', url: '/varosligeti-programok/bors' });
const feed = getFeed(createEvent(), bors);

describe('the feed of new events', () => {
  test('is in the order of announcement, with stable ids', () => {
    const ids = [...feed.atom1().matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
    expect(ids).toEqual([
      'https://liget.example/varosligeti-programok?category=outdoor',
      'https://liget.example/#program-8',
      'https://liget.example/#program-7',
    ]);
    expect(feed.atom1()).toContain('<updated>2026-11-19T08:00:00.000Z</updated>');
    expect(feed.rss2()).toContain('<link>https://liget.example/varosligeti-programok/bors</link>');
  });

  test('names its language in Atom, and that of an event that is not translated', () => {
    const events = [createEvent({ language: 'en' }), bors];
    const agenda = { events, newest: events.map(({ id }) => entry(id)) };
    const atom = writeAtom(getFeed(...events.toReversed()), agenda, 'hu');
    expect(/<feed [^>]*/.exec(atom)?.[0]).toContain('xml:lang="hu"');
    expect([...atom.matchAll(/<entry[^>]*>|#program-\d/g)].map(([text]) => text)).toEqual([
      '<entry xml:lang="en">',
      '#program-7',
      '<entry>',
      '#program-8',
    ]);
  });

  test('escapes markup in titles', () => {
    for (const text of [feed.atom1(), feed.rss2()]) {
      expect(text).toContain('Bors &amp; &lt;só&gt;');
      expect(text).not.toContain('<só>');
    }
  });

  test.each([
    ['relocated', {}, 'Más helyszínen'],
    ['rescheduled', { previous_start: '2026-11-19T18:00:00+01:00' }, 'Új időpontban'],
  ] as const)('tells a %s date at its own place, and its state before the name', (status, more, word) => {
    const { location } = createEvent();
    const elsewhere = location && { ...location, title: 'Ifjúsági sportpályák' };
    const date = occurrence('2026-11-20T18:00:00+01:00', '2026-11-20T20:00:00+01:00', false, { status, location: elsewhere, ...more });
    const [item] = getFeed(createEvent({ occurrences: [date] })).items;
    expect(item?.title).toBe(`${word}: Lámpás séta`);
    expect(item?.description).toMatch(/^nov\. 20\. p\. 18:00–20:00 · Ifjúsági sportpályák · /);
    expect(item?.description).not.toContain('Vajdahunyad vára');
  });

  test('gives the status of an event before its title, and changed dates with their reasons', () => {
    const cancelled = occurrence('2026-11-27T18:00:00+01:00', null, false, { status: 'cancelled', status_note: 'Vihar lesz.' });
    const moved = occurrence('2026-11-28T18:00:00+01:00', null, false, { status: 'moved', new_start: '2026-11-29T18:00:00+01:00' });
    const text = getFeed(createEvent({ occurrences: [...createEvent().occurrences, cancelled, moved] }), {
      ...bors,
      status: 'cancelled',
      status_note: 'Esik.',
    }).rss2();
    expect(text).toContain('Elmarad: nov. 27. p. 18:00 (Vihar lesz.)');
    expect(text).toContain('Áthelyezve: nov. 28. szo. 18:00 (Új időpont: nov. 29. v. 18:00)');
    expect(text).toContain('Elmarad: Bors &amp; &lt;só&gt;');
    expect(text).toContain('Esik.');
  });
});
