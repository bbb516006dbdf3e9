import { describe, expect, test } from 'vitest';
import { createTextIndex } from '../text-index.ts';
import { ENGLISH_FORMS } from './english-forms.ts';
import { HUNGARIAN_FORMS } from './hungarian-forms.ts';
import { LOOK_ALIKES } from './look-alikes.ts';
import { measureForms } from './measured.ts';

/** Pairs that are equal without accents, or have equal forms (házak, hazák; hajó and the hajnál of haj): the price of ignoring accents. */
const MEET = ['szoba szó', 'liget liga', 'ház haza', 'házak hazák', 'hajó hajnal', 'rózsa rozs'];

describe('a word finds its forms', () => {
  test('in Hungarian with at least 95 % recall and 90 % precision', async () => {
    const { recall, precision, missed, wrong } = await measureForms(HUNGARIAN_FORMS, 'hu');
    expect({ recall, missed }).toSatisfy(() => recall >= 0.95);
    expect({ precision, wrong }).toSatisfy(() => precision >= 0.9);
  });

  test('in English with at least 95 % recall and 90 % precision', async () => {
    const { recall, precision, missed, wrong } = await measureForms(ENGLISH_FORMS, 'en');
    expect({ recall, missed }).toSatisfy(() => recall >= 0.95);
    expect({ precision, wrong }).toSatisfy(() => precision >= 0.9);
  });

  test('measured on lists that are long enough', () => {
    expect(HUNGARIAN_FORMS.length).toBeGreaterThanOrEqual(80);
    expect(ENGLISH_FORMS.length).toBeGreaterThanOrEqual(25);
    expect(LOOK_ALIKES.length - MEET.length).toBeGreaterThanOrEqual(60);
    expect(HUNGARIAN_FORMS.filter((line) => new Set(line.split(' ')).size < 6)).toEqual([]);
  });

  test('no word finds one that only looks similar', async () => {
    const index = createTextIndex({ fields: [{ name: 'title', boost: 1, language: 'hu' }] });
    const words = [...new Set(LOOK_ALIKES.flat())];
    await index.put(words.map((word) => ({ id: word, texts: { title: word } })));
    const isFoundBy = (word: string, other: string) => index.find(word).some(({ id }) => id === other);
    const confused = LOOK_ALIKES.filter(([first, second]) => isFoundBy(first, second) || isFoundBy(second, first));
    expect(confused.map((pair) => pair.join(' '))).toEqual(MEET);
  });
});
