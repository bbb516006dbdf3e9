import { describe, expect, test } from 'vitest';
import { toArticleTeaser } from './article.ts';
import { buildArticleJsonLd } from './article-json-ld.ts';

const rendition = { src: '/media/a.webp', width: 640, height: 427 };
const sizes = { sm: rendition, md: rendition, lg: { src: '/media/a-lg.webp', width: 1440, height: 960 } };
const square = { src: '/media/a-square.webp', width: 640, height: 640 };
const article = {
  id: 7,
  slug: 'fak',
  slugs: { hu: 'fak', en: 'trees' },
  language: 'hu' as const,
  updated_at: '2026-11-02T08:00:00+01:00',
  title: 'Fák',
  lead: 'Öreg fák </script> között',
  published_at: '2026-11-01T09:00:00+01:00',
  media: {
    lead: {
      ...sizes,
      '1_1': { sm: square, md: square, lg: square },
      alt: 'Fák',
      caption: null,
      credit: null,
      licence: null,
      colour: '#102030',
      original: { ...rendition, mime_type: 'image/jpeg', file_size: 10, file_name: 'a.jpg' },
    },
  },
};

describe('an article in a list', () => {
  test('has a date in words and one crop of its picture', () => {
    const teaser = toArticleTeaser(article, 'hu', '/magazin/fak');
    expect(teaser).toMatchObject({ url: '/magazin/fak', date: '2026. november 1.', day: '2026-11-01' });
    expect(teaser.image).not.toHaveProperty('1_1');
    expect(teaser.image?.md).toEqual(rendition);
  });

  test('may have no picture', () => {
    expect(toArticleTeaser({ ...article, media: {} }, 'en', '/en/magazine/trees').image).toBeNull();
  });
});

describe('the JSON-LD of an article', () => {
  test('has absolute URLs, dates, and the publisher as author if none is named', () => {
    const text = buildArticleJsonLd({ article, path: '/magazin/fak', origin: 'https://liget.example' });
    expect(JSON.parse(text)).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Fák',
      url: 'https://liget.example/magazin/fak',
      datePublished: '2026-11-01T09:00:00+01:00',
      image: ['https://liget.example/media/a-lg.webp'],
      author: { '@type': 'Organization' },
    });
    expect(text).not.toContain('</script>');
  });

  test('names the author', () => {
    const text = buildArticleJsonLd({
      article: { ...article, author: 'Kiss Anna' },
      path: '/magazin/fak',
      origin: 'https://liget.example',
    });
    expect(JSON.parse(text)).toMatchObject({ author: { '@type': 'Person', name: 'Kiss Anna' } });
  });
});
