import { describe, expect, test } from 'vitest';
import { event } from '../../../app/screens/programs/test-event.ts';
import { programFeed } from './program-feed.ts';

const now = Temporal.Instant.from('2026-11-20T12:00:00+01:00');
const entry = (id: number) => ({ event_id: id, occurrences: event().occurrences, is_on_now: false, is_over: false });
const feed = programFeed({
  agenda: {
    events: [event(), event({ id: 8, name: 'Bors & <só>', updated_at: '2026-11-19T09:00:00+01:00', url: '/varosligeti-programok/bors' })],
    newest: [entry(8), entry(7)],
  },
  locale: 'hu',
  title: 'Liget – új programok',
  description: 'A legutóbb meghirdetett programok.',
  url: 'https://liget.example/varosligeti-programok?category=outdoor',
  atomUrl: 'https://liget.example/varosligeti-programok.atom?category=outdoor',
  rssUrl: 'https://liget.example/varosligeti-programok.rss?category=outdoor',
  origin: 'https://liget.example',
  now,
});

describe('the feed of new programs', () => {
  test('has them in the order of their announcement, with ids that stay', () => {
    const ids = [...feed.atom1().matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
    expect(ids).toEqual([
      'https://liget.example/varosligeti-programok?category=outdoor',
      'https://liget.example/#program-8',
      'https://liget.example/#program-7',
    ]);
    expect(feed.atom1()).toContain('<updated>2026-11-19T08:00:00.000Z</updated>');
    expect(feed.rss2()).toContain('<link>https://liget.example/varosligeti-programok/bors</link>');
  });

  test('leaves nothing of a title to be taken for markup', () => {
    for (const text of [feed.atom1(), feed.rss2()]) {
      expect(text).toContain('Bors &amp; &lt;só&gt;');
      expect(text).not.toContain('<só>');
    }
  });
});
