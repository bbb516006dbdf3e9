// @vitest-environment happy-dom
import type { lexicalEditor } from '@payloadcms/richtext-lexical';
import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { cleanPaste } from './clean-paste.ts';
import { formatLeftOutPictures } from './prose-texts.ts';
import { withReadableErrors } from './readable-errors.ts';

test('pasted text loses the pictures of other sites, reports them by name, and keeps its tables', async () => {
  const table = '<table><tbody><tr><td>Jegy</td><td>Ár</td></tr></tbody></table>';
  await everyRow<[html: string, cleaned: ReturnType<typeof cleanPaste>]>(
    [
      [`<p>Szöveg</p>${table}`, null],
      [`${table}<p>a<img src="https://a.example/k/t%C3%B3.jpg">b</p>`, { html: `${table}<p>ab</p>`, pictures: ['tó.jpg'] }],
      ['<img alt=" A tó " src="x.png"><p>a</p>', { html: '<p>a</p>', pictures: ['A tó'] }],
      ['<p>a</p><img src="data:image/png;base64,AA"><img src="file:///C:/%E9.png">', { html: '<p>a</p>', pictures: ['', '%E9.png'] }],
      ['<img data-lexical-upload-id="5" data-lexical-upload-relation-to="media" src="/api/media/file/a.webp">', null],
      [`<p style="mso-list:l1 level1 lfo2">a</p>`, { html: '<ul><li>a</li></ul>', pictures: [] }],
      ['<h1>Cím <b>itt</b></h1><h2>x</h2><h5>y</h5>', { html: '<h2>Cím <b>itt</b></h2><h2>x</h2><h3>y</h3>', pictures: [] }],
    ],
    ([html]) => html,
    ([html, cleaned]) => {
      expect(cleanPaste(html)).toEqual(cleaned);
    },
  );
});

test('the notice counts and names the removed pictures', () => {
  expect(formatLeftOutPictures(['tó.jpg', '', 'b']).hu).toMatch(/^3 kép kimaradt: tó\.jpg, b és még 1\. Töltse fel külön/);
  expect(formatLeftOutPictures(['']).hu).toMatch(/^1 kép kimaradt\. Töltse fel/);
  expect(formatLeftOutPictures(['a']).en).toMatch(/^1 picture was left out: a\. Upload/);
});

test('errors of the text editor give instructions in the editor’s language', async () => {
  const texts: [error: string | true, language: string, words: RegExp][] = [
    ['upload node failed to validate: Ez már nem választható; válasszon másikat.', 'hu', /^Egy kép vagy fájl .+ töltse fel külön\.$/],
    ['upload node failed to validate: x', 'en', /^A picture or file/],
    ['link node failed to validate: The following fields are invalid: url', 'hu', /^Egy hivatkozás/],
    ['tablecell node failed to validate: x', 'hu', /^A szöveg egy része/],
    ['Ezt ki kell tölteni.', 'hu', /^Ezt ki kell tölteni\.$/],
    [true, 'hu', /^true$/],
  ];
  await everyRow(texts, String, async ([error, language, words]) => {
    const editor = (async () => ({ validate: async () => error })) as unknown as ReturnType<typeof lexicalEditor>;
    const { validate } = await withReadableErrors(editor)({} as Parameters<typeof editor>[0]);
    const result = await validate(undefined, { req: { i18n: { language } } } as Parameters<typeof validate>[1]);
    expect(String(result)).toMatch(words);
  });
});
