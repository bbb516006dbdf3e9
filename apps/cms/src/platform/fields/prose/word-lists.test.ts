// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { convertWordLists } from './word-lists.ts';

/** A paragraph as Word copies it; its conditional comments are kept. */
const item = (marker: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`;

function convert(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  convertWordLists(body);
  return body.innerHTML.replaceAll(/<!--.*?-->|<span[^>]*><\/span>/g, '');
}

test('the list paragraphs of Word become lists of their kind and level', async () => {
  await everyRow<[html: string, converted: string]>(
    [
      [`<p>a</p>${item('·', 'b')}${item('·', '<b>c</b> d')}<p>e</p>`, '<p>a</p><ul><li>b</li><li><b>c</b> d</li></ul><p>e</p>'],
      [item('1.', 'a') + item('2.', 'b'), '<ol><li>a</li><li>b</li></ol>'],
      [item('3)', 'c') + item('4)', 'd'), '<ol start="3"><li>c</li><li>d</li></ol>'],
      [
        item('·', 'a') + item('o', 'b', 2) + item('o', 'c', 2) + item('·', 'd'),
        '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>',
      ],
      [item('1.', 'a') + item('·', 'b'), '<ol><li>a</li></ol><ul><li>b</li></ul>'],
      [item('·', 'a') + item('§', 'b', 3), '<ul><li>a<ul><li>b</li></ul></li></ul>'],
      [item('o', 'a', 2), '<ul><li>a</li></ul>'],
      ['<p style="mso-list:none">a</p>', '<p style="mso-list:none">a</p>'],
    ],
    ([html]) => html,
    ([html, converted]) => {
      expect(convert(html)).toBe(converted);
    },
  );
});
