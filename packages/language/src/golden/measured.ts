import type { Language } from '../stems.ts';
import { createTextIndex } from '../text-index.ts';

export interface FormsScore {
  /** Share of a word's other forms that a form finds. */
  recall: number;
  /** Fraction of the found words that are forms of the same word. */
  precision: number;
  /** "word ≁ form" for a form that was not found, "word ~ other" for a word that was found without being a form. */
  missed: string[];
  wrong: string[];
}

/** Searches for every form of every word; each form is a document. Forms that two words share are documents of both. */
export async function measureForms(words: readonly string[], language: Language): Promise<FormsScore> {
  const forms = words.flatMap((line, word) => [...new Set(line.split(' '))].map((form) => ({ form, word })));
  const index = createTextIndex({ fields: [{ name: 'title', boost: 1, language }] });
  await index.put(forms.map(({ form }, at) => ({ id: String(at), texts: { title: form } })));
  let [expectedCount, correctCount, foundCount] = [0, 0, 0];
  const [missed, wrong]: [string[], string[]] = [[], []];
  forms.forEach((queryForm, at) => {
    const hits = new Set(index.find(queryForm.form).map(({ id }) => Number(id)));
    forms.forEach(({ form, word }, otherIndex) => {
      if (otherIndex === at) return;
      if (word === queryForm.word) expectedCount += 1;
      if (hits.has(otherIndex)) foundCount += 1;
      if (word === queryForm.word && hits.has(otherIndex)) correctCount += 1;
      if (word === queryForm.word && !hits.has(otherIndex)) missed.push(`${queryForm.form} ≁ ${form}`);
      if (word !== queryForm.word && hits.has(otherIndex)) wrong.push(`${queryForm.form} ~ ${form}`);
    });
  });
  return { recall: correctCount / expectedCount, precision: correctCount / foundCount, missed, wrong };
}
