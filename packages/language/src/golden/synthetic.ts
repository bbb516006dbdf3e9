import type { TextDocument } from '../text-index.ts';
import { HELD_OUT_FORMS } from './held-out-forms.ts';
import { HUNGARIAN_FORMS } from './hungarian-forms.ts';

const STOP_WORDS = 'a az és egy is hogy a a az'.split(' ');

const ZIPF_OFFSET = 30;

/** A reproducible generator of numbers from 0 to below 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** 6,000 words with all their forms: those of the lists, and compounds of any two of them ("virágkert"). */
function createLexicon(random: () => number): string[][] {
  const words = [...HUNGARIAN_FORMS, ...HELD_OUT_FORMS].map((line) => [...new Set(line.toLowerCase().split(' '))]);
  const pickForms = () => words[Math.floor(random() * words.length)] ?? [];
  const compounds = Array.from({ length: 6_000 - words.length }, () => {
    const modifier = pickForms()[0] ?? '';
    return pickForms().map((form) => modifier + form);
  });
  return [...words, ...compounds].toSorted(() => random() - 0.5);
}

export interface Synthetic {
  documents: TextDocument[];
  /** Queries of one to four words of one document; every third word has a typing error. */
  queries: string[];
}

/** Swaps, drops or doubles one letter. */
function misspell(word: string, random: () => number): string {
  const at = Math.floor(random() * (word.length - 1));
  const [before, letter, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)];
  return before + ([next + letter, next, letter + letter + next][Math.floor(random() * 3)] ?? '') + after;
}

/** Reproducible documents that resemble Hungarian: a title of 4 words, a lead of 12, a text of 60; few words are frequent, most are rare. */
export function createSynthetic(seed: number, documentCount: number, queryCount: number): Synthetic {
  const random = createRandom(seed);
  const words = createLexicon(random);
  const createForm = () => {
    if (random() < 0.3) return STOP_WORDS[Math.floor(random() * STOP_WORDS.length)] ?? '';
    // Zipf's law with Mandelbrot's offset: the most frequent word is in every fourth document, the thousandth in every hundredth.
    const forms = words[Math.floor(ZIPF_OFFSET * ((words.length / ZIPF_OFFSET + 1) ** random() - 1))] ?? [];
    return forms[Math.floor(random() ** 2 * forms.length)] ?? '';
  };
  const createText = (length: number) => Array.from({ length }, createForm).join(' ');
  const documents = Array.from(
    { length: documentCount },
    (_, id): TextDocument => ({ id: String(id), texts: { title: createText(4), lead: createText(12), text: createText(60) } }),
  );
  const queries = Array.from({ length: queryCount }, () => {
    const candidates = (documents[Math.floor(random() * documents.length)]?.texts.text ?? '').split(' ').filter(({ length }) => length > 3);
    const queryWords = candidates.slice(0, 1 + Math.floor(random() * 4));
    return queryWords.map((word, at) => (at % 3 === 0 && random() < 0.5 ? misspell(word, random) : word)).join(' ');
  });
  return { documents, queries };
}
