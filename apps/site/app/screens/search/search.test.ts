import { SEARCH_TABS } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import { picturesOnce, type ResultTeaser, TABS, tabCounts, tabOf, toResultTeaser } from './search.ts';

describe('the tabs of the search', () => {
  test('are those of the contract', () => {
    expect(TABS).toEqual(SEARCH_TABS);
  });

  test('one is chosen by the address, if it exists', () => {
    expect(tabOf(new URLSearchParams('tab=press'))).toBe('press');
    expect(tabOf(new URLSearchParams('tab=toString'))).toBeUndefined();
    expect(tabOf(new URLSearchParams(''))).toBeUndefined();
  });

  test('each has a count, also when the answer leaves it out', () => {
    const counts = tabCounts({ tabs: [{ key: 'press', count: 3 }] });
    expect(counts).toHaveLength(8);
    expect(counts.filter(({ count }) => count > 0)).toEqual([{ tab: 'press', count: 3 }]);
  });
});

describe('a search result', () => {
  const target = { screen: 'magazineArticle', slugs: { hu: 'fak', en: 'trees' }, parent: null } as const;

  test('is addressed and dated in words', () => {
    expect(
      toResultTeaser(
        { tab: 'news', title: 'Fák', excerpt: 'Öreg fák', date: '2026-11-01T09:00:00+01:00', image: null, target },
        'fa',
        'hu',
      ),
    ).toEqual({
      url: '/magazin/fak',
      tab: 'news',
      title: ['Fák'],
      excerpt: ['Öreg fák'],
      date: '2026. november 1.',
      day: '2026-11-01',
      image: null,
    });
  });

  test('says where the words of the question stand', () => {
    const result = { tab: 'news' as const, title: 'Fák', excerpt: 'Öreg fák a tónál', date: null, image: null, target };
    expect(toResultTeaser(result, 'fák', 'hu')).toMatchObject({ title: ['', 'Fák', ''], excerpt: ['Öreg ', 'fák', ' a tónál'] });
  });

  test('shows a picture that an earlier one shows no more', () => {
    const source = (src: string) => ({ src, width: 480, height: 320 });
    const picture = (src: string) => ({ original: source(src) }) as ResultTeaser['image'];
    const plain = { url: '/', tab: 'news' as const, title: [], excerpt: [], date: null, day: null };
    const results = [picture('/a.jpg'), null, picture('/b.jpg'), picture('/a.jpg')].map((image) => ({ ...plain, image }));
    expect(picturesOnce(results).map(({ image }) => image?.original.src ?? null)).toEqual(['/a.jpg', null, '/b.jpg', null]);
  });

  test('may have no date', () => {
    expect(toResultTeaser({ tab: 'news', title: 'Fák', excerpt: '', date: null, image: null, target }, '', 'en')).toMatchObject({
      url: '/en/magazine/trees',
      date: null,
      day: null,
    });
  });
});
