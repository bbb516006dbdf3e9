import { describe, expect, test } from 'vitest';
import { ENGLISH_FORMS } from './golden/english-forms.ts';
import { HUNGARIAN_FORMS } from './golden/hungarian-forms.ts';
import { LOOK_ALIKES } from './golden/look-alikes.ts';
import { measureForms } from './golden/measured.ts';
import { createTextIndex } from './text-index.ts';

/** Without accents they are the same word, or forms of two words that are (házak, hazák; hajó and the hajnál of haj): the price of not typing accents. */
const MEET = ['szoba szó', 'liget liga', 'ház haza', 'házak hazák', 'hajó hajnal', 'rózsa rozs'];

describe('a word finds its forms, and little else', () => {
  test('in Hungarian: at least 95 % of them, and 90 % of what is found is one', async () => {
    const { recall, precision, missed, wrong } = await measureForms(HUNGARIAN_FORMS, 'hu');
    expect({ recall, missed }).toSatisfy(() => recall >= 0.95);
    expect({ precision, wrong }).toSatisfy(() => precision >= 0.9);
  });

  test('in English: at least 95 % of them, and 90 % of what is found is one', async () => {
    const { recall, precision, missed, wrong } = await measureForms(ENGLISH_FORMS, 'en');
    expect({ recall, missed }).toSatisfy(() => recall >= 0.95);
    expect({ precision, wrong }).toSatisfy(() => precision >= 0.9);
  });

  test('in lists that are long enough to tell', () => {
    expect(HUNGARIAN_FORMS.length).toBeGreaterThanOrEqual(80);
    expect(ENGLISH_FORMS.length).toBeGreaterThanOrEqual(25);
    expect(LOOK_ALIKES.length - MEET.length).toBeGreaterThanOrEqual(60);
    expect(HUNGARIAN_FORMS.filter((line) => new Set(line.split(' ')).size < 6)).toEqual([]);
  });

  test('no word finds one that only looks like it', async () => {
    const index = createTextIndex({ fields: [{ name: 'title', boost: 1, language: 'hu' }] });
    const words = [...new Set(LOOK_ALIKES.flat())];
    await index.put(words.map((word) => ({ id: word, texts: { title: word } })));
    const finds = (one: string, other: string) => index.find(one).some(({ id }) => id === other);
    const met = LOOK_ALIKES.filter(([one, other]) => finds(one, other) || finds(other, one));
    expect(met.map((pair) => pair.join(' '))).toEqual(MEET);
  });
});
