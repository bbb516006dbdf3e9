import { describe, expect, test } from 'vitest';
import type { Block, EmailContent, EmailHeader } from './blocks.ts';
import { renderEmailHtml } from './html.ts';
import { renderEmailText } from './plain.ts';

const HEAD: EmailHeader = {
  locale: 'hu',
  home: 'https://www.liget.example/',
  company: 'Városliget Zrt.',
  address: '1146 Budapest',
  phone: '+36 1 123',
  email: 'info@liget.example',
};
const BLOCKS: Block[] = [
  { kind: 'paragraph', text: 'Tisztelt Kovács Anna!\nJó napot!' },
  { kind: 'heading', text: 'Programok' },
  { kind: 'facts', facts: [{ label: 'Mikor', value: '2026. december 6., 10:00' }] },
  { kind: 'button', label: 'Megerősítem', url: 'https://www.liget.example/a?token=1&x=2' },
  { kind: 'list', items: ['sál', 'sapka'] },
  {
    kind: 'teaser',
    title: 'Őszi séta',
    url: 'https://www.liget.example/magazin/oszi-seta',
    when: 'december 6.',
    text: 'A tó körül.',
    picture: { src: 'https://www.liget.example/media/to.webp', alt: 'A tó' },
  },
  { kind: 'note', text: 'Ha nem Ön kérte, nincs teendője.' },
];
const CONTENT: EmailContent = {
  preheader: 'Egy kattintás',
  heading: 'Erősítse meg',
  blocks: BLOCKS,
  farewell: 'Üdvözlettel: a Liget',
  reason: 'Azért kapta, mert feliratkozott.',
  links: [{ label: 'Leiratkozás', url: 'https://www.liget.example/le' }],
};

describe('the two bodies of an email', () => {
  test('have the same content', () => {
    const [html, text] = [renderEmailHtml(CONTENT, HEAD), renderEmailText(CONTENT, HEAD)];
    const words = `Erősítse meg|Tisztelt Kovács Anna!|Programok|Mikor|2026. december 6., 10:00|Megerősítem|sapka|Őszi séta|A tó körül.
      |Ha nem Ön kérte|Üdvözlettel: a Liget|Azért kapta|Leiratkozás|Városliget Zrt. · 1146 Budapest · +36 1 123 · info@liget.example`.split(
      /\s*\|/,
    );
    for (const word of words) {
      expect(html).toContain(word);
      expect(text).toContain(word);
    }
    expect(html).toContain('href="https://www.liget.example/a?token=1&amp;x=2"');
    expect(text).toContain('Megerősítem:\nhttps://www.liget.example/a?token=1&x=2\n');
    expect(text).not.toMatch(/[<>]/);
  });

  test('declare their language and support dark mode', () => {
    expect(renderEmailHtml(CONTENT, { ...HEAD, locale: 'en' })).toMatch(
      /<html lang="en">[\s\S]*<meta name="color-scheme" content="light dark">/,
    );
  });

  test('contain only the given texts, escaped', () => {
    const bad = '<script>alert("1")</script>\'&';
    const html = renderEmailHtml(
      {
        preheader: bad,
        heading: bad,
        farewell: bad,
        reason: bad,
        links: [{ label: bad, url: 'https://www.liget.example/"><script>' }],
        blocks: [
          { kind: 'paragraph', text: bad },
          { kind: 'heading', text: bad },
          { kind: 'facts', facts: [{ label: bad, value: bad }] },
          { kind: 'button', label: bad, url: 'https://www.liget.example/' },
          { kind: 'list', items: [bad] },
          {
            kind: 'teaser',
            title: bad,
            url: 'https://www.liget.example/',
            when: bad,
            text: bad,
            picture: { src: 'https://x.example/', alt: bad },
          },
          { kind: 'note', text: bad },
        ],
      },
      { ...HEAD, company: bad },
    );
    expect(html).not.toContain('<script');
    expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(12);
  });

  test('link only to pages and mailboxes', () => {
    expect(() => renderEmailHtml({ ...CONTENT, links: [{ label: 'x', url: 'javascript:alert(1)' }] }, HEAD)).toThrow(
      'cannot link to javascript:',
    );
  });

  test('load nothing from other hosts except the pictures of teasers', () => {
    const html = renderEmailHtml(CONTENT, HEAD);
    expect([...html.matchAll(/\bsrc="([^"]+)"/g)].map(([, src]) => src)).toEqual(['https://www.liget.example/media/to.webp']);
    expect(html).not.toMatch(/url\(|@import|<link/);
  });
});
