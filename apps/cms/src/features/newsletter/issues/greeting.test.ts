import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { greetByName } from './greeting.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;
const NEWS = 'Ismét itt vagyunk, kedves barátaink!';

const rows: [name: string, written: string[], greeted: string[]][] = [
  ['Kis Éva', ['Kedves Olvasó!', NEWS], ['Kedves Kis Éva!', NEWS]],
  [' dr.  Kovács-Nagy  Anna ', ['Tisztelt Feliratkozónk!', NEWS], ['Kedves dr. Kovács-Nagy Anna!', NEWS]],
  ['Éva', [NEWS], ['Kedves Éva!', NEWS]],
  ['', ['Kedves Olvasó!', NEWS], ['Kedves Olvasó!', NEWS]],
  ['Nyert! https://evil.example', ['Kedves Olvasó!', NEWS], ['Kedves Olvasó!', NEWS]],
  ['evil.example', [NEWS], [NEWS]],
  ['Hívja a 06 90 123 456 számot', [NEWS], [NEWS]],
  ['a'.repeat(61), [NEWS], [NEWS]],
];

test('an issue greets a subscriber by a plain name, in place of the editor’s greeting', () =>
  everyRow(
    rows,
    ([name]) => name,
    ([name, written, greeted]) => expect(greetByName(written.map(paragraph), name)).toEqual(greeted.map(paragraph)),
  ));
