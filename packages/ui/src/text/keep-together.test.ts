import { expect, test } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { keepEndings, keepTogether, keepTogetherInHtml } from './keep-together.ts';

/** '~' for the word joiner. */
const show = (text: string) => text.replaceAll('\u2060', '~');

test('texts stay together where a break would mislead', async () => {
  const rows: [text: string, expected: string][] = [
    ['január 1-jén', 'január 1-~jén'],
    ['07:00–23:00', '07:00~–~23:00'],
    ['6–14 éves', '6~–~14 éves'],
    ['az e-mail-címét', 'az e-~mail-címét'],
    ['marad-e estére', 'marad-~e estére'],
    ['Ballon-kilátó', 'Ballon-kilátó'],
    ['november–március', 'november–március'],
    ['00-00-000000', '00-00-000000'],
    ['x-y@e-posta.hu, 1-jén', 'x-y@e-posta.hu, 1-~jén'],
  ];
  await everyRow(
    rows,
    ([text]) => text,
    ([text, expected]) => expect(show(keepTogether(text))).toBe(expected),
  );
});

test('an ending stays with its number, without other joiners, in formatted dates', () => {
  expect(show(keepEndings('10:00–18:00, november 22-étől'))).toBe('10:00–18:00, november 22-~étől');
});

test('in HTML only words are changed, no tags and nothing that is copied', () => {
  const html = 'Nyit 8-kor <a href="/e-konyv-1-a" title="e-mail > x-y">e-mail</a><br>1-jén: x-y@e-posta.hu, https://e-posta.hu/2025-ben';
  const expected =
    'Nyit 8-~kor <a href="/e-konyv-1-a" title="e-mail > x-y">e-~mail</a><br>1-~jén: x-y@e-posta.hu, https://e-posta.hu/2025-ben';
  expect(show(keepTogetherInHtml(html))).toBe(expected);
});
