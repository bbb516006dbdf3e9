import { describe, expect, test } from 'vitest';
import { withSpeakers } from './pull-quotes.ts';

describe('a quotation in an article', () => {
  test.each([
    ['<blockquote><p>Kezdeni kell.– Tímár Ágota, korcsolyázó</p></blockquote>', 'Kezdeni kell.', 'Tímár Ágota, korcsolyázó'],
    ['<blockquote><p>„Kezdeni kell.”<br>– Tímár Ágota</p></blockquote>', '„Kezdeni kell.”', 'Tímár Ágota'],
    ['<blockquote><p>Just begin! — Anna</p></blockquote>', 'Just begin!', 'Anna'],
  ])('%s gets its speaker below', (html, words, speaker) => {
    expect(withSpeakers(html)).toBe(`<blockquote><p>${words}</p><footer>${speaker}</footer></blockquote>`);
  });

  test.each([
    '<blockquote><p>A park – mint mindig – zöld.</p></blockquote>',
    '<blockquote><p>Nincs aláírva.</p></blockquote>',
    '<p>Nem idézet. – Valaki</p>',
    '<blockquote><p>Egy mondat. – <a href="/x">Valaki</a></p></blockquote>',
  ])('%s stays unchanged', (html) => {
    expect(withSpeakers(html)).toBe(html);
  });

  test('each of several quotations gets its own speaker', () => {
    const html = '<blockquote><p>Egy. – A B</p></blockquote><p>Szöveg.</p><blockquote><p>Kettő. – C D</p></blockquote>';
    expect(withSpeakers(html).match(/<footer>/g)).toHaveLength(2);
  });
});
