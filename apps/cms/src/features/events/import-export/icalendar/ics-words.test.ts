import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../../test-rows.ts';
import { toPlainText } from './ics-words.ts';

test('toPlainText converts HTML to paragraphs and leaves plain text unchanged', async () => {
  const rows: [html: string, text: string][] = [
    ['Első sor\n\nMásodik: 3 < 5 & több', 'Első sor\n\nMásodik: 3 < 5 & több'],
    [
      '<p>Hozzon <b>takarót</b>.</p><ul><li>víz</li><li>alma</li></ul>Bővebben: <a href="https://park.example/piknik">itt</a><br>\nVárjuk!',
      'Hozzon takarót.\n\n– víz\n– alma\n\nBővebben: itt (https://park.example/piknik)\nVárjuk!',
    ],
    ['<p>Ős&eacute;gi t&aacute;ncok&nbsp;<b>kezdőknek</b></p>', 'Őségi táncok kezdőknek'],
    ['<a href="https://a.example">https://a.example</a>', 'https://a.example'],
    ['<p>Piknik &amp; zene &#337; &#x171; &Ouml;t &odblac; &euro; &nincsilyen;</p>', 'Piknik & zene ő ű Öt ő € &nincsilyen;'],
    ['<p></p><div><br></div>', ''],
  ];
  await everyRow(
    rows,
    ([html]) => html,
    ([html, text]) => {
      expect(toPlainText(html)).toBe(text);
    },
  );
});
