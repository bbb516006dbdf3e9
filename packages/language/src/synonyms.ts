import { getStemKeys } from './vocabulary.ts';
import { splitWords } from './words.ts';

type Phrase = readonly string[];

export interface Synonyms {
  /** The longest phrase with synonyms that begins at this word of a query: its number of words (1 without any), and its synonyms. */
  findPhrase(words: readonly string[], position: number): { length: number; synonyms: readonly Phrase[] };
}

const isForm = (word: string, form: string): boolean => {
  const keys = new Set(getStemKeys(word));
  return word === form || getStemKeys(form).some((key) => keys.has(key));
};

const isSame = (first: Phrase, second: Phrase): boolean =>
  first.length === second.length && first.every((word, findPhrase) => isForm(word, second[findPhrase] ?? ''));

/** Synonyms from groups of words or short phrases with the same meaning; all forms of a word match. */
export function createSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const phrases = groups.map((group) =>
    group.map((text) => splitWords(text).map(({ folded }) => folded)).filter(({ length }) => length > 0),
  );
  /** Groups by the stem of the first word of each phrase. */
  const groupsByStem = new Map<string, Set<readonly Phrase[]>>();
  for (const group of phrases) {
    for (const [first] of group) {
      for (const key of getStemKeys(first ?? '')) groupsByStem.set(key, (groupsByStem.get(key) ?? new Set()).add(group));
    }
  }
  return {
    findPhrase(words, position) {
      const candidateGroups = new Set(getStemKeys(words[position] ?? '').flatMap((key) => [...(groupsByStem.get(key) ?? [])]));
      const matchingPhrases = [...candidateGroups].flatMap((group) =>
        group.filter((phrase) => isSame(phrase, words.slice(position, position + phrase.length))).map((phrase) => ({ group, phrase })),
      );
      const length = Math.max(1, ...matchingPhrases.map(({ phrase }) => phrase.length));
      const longest = matchingPhrases.filter(({ phrase }) => phrase.length === length);
      return { length, synonyms: longest.flatMap(({ group, phrase }) => group.filter((synonym) => !isSame(synonym, phrase))) };
    },
  };
}
