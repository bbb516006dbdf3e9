import type { FoundDocument } from './postings.ts';
import { type FoundPart, SYNONYM_WEIGHT } from './variants.ts';
import type { Term } from './vocabulary.ts';

export interface TextHit {
  id: string;
  /** Comparable within one query: exact, form, other accents, synonym, prefix, typing error, in this order, times the field's boost. */
  score: number;
  /** The folded words of the document that matched, for `findMarks`. */
  terms: readonly string[];
  /** Those that matched as words of a synonym of several words: "park" of "car park". */
  phraseTerms: readonly string[];
}

interface Use {
  part: number;
  reading: number;
  word: number;
  counts: number;
  isInPhrase: boolean;
}

/** Maximum influence of frequency and field length, so that they only decide between equal matches. */
const MAX_FREQUENCY_INFLUENCE = 0.05;

/** Whether a part is a phrase with synonyms: in a title only one of its words says nothing ("car park", "Traffic-rules park"). */
const isPhrase = (part: FoundPart = []): boolean => part.length > 1 && (part[0]?.variants.length ?? 0) > 1;

/**
 * The score of a document. Each part contributes its best reading, each word of it its best match in the document, times the boost of the field;
 * rare words count more than frequent ones.
 */
export function createRanking(
  parts: readonly FoundPart[],
  boosts: readonly number[],
  documents: number,
): (document: FoundDocument) => TextHit {
  const uses = new Map<Term, Use[]>();
  const rarities = parts.map((readings, part) => {
    let maxDocuments = 0;
    readings.forEach(({ variants, isSynonym }, reading) => {
      variants.forEach((terms, word) => {
        for (const [term, counts] of terms) {
          if (!isSynonym) maxDocuments = Math.max(maxDocuments, term.documents);
          const use = {
            part,
            reading,
            word,
            counts: isSynonym ? counts * SYNONYM_WEIGHT : counts,
            isInPhrase: isSynonym && variants.length > 1,
          };
          const termUses = uses.get(term);
          if (termUses) termUses.push(use);
          else uses.set(term, [use]);
        }
      });
    });
    return Math.log(2 + documents / (1 + maxDocuments));
  });
  const highestBoost = Math.max(1, ...boosts);

  return ({ id, terms: matchedTerms, score }) => {
    const terms = new Set<string>();
    const phraseTerms = new Set<string>();
    const best = parts.map((readings) => readings.map(({ variants }) => variants.map(() => 0)));
    for (const [term, fields] of matchedTerms) {
      let boost = 0;
      for (const field of fields) boost = Math.max(boost, boosts[field] ?? 1);
      const termUses = uses.get(term) ?? [];
      if (termUses.some(({ isInPhrase }) => isInPhrase)) phraseTerms.add(term.folded);
      if (termUses.length === 0 || termUses.some(({ isInPhrase }) => !isInPhrase)) terms.add(term.folded);
      for (const { part, reading, word, counts } of termUses) {
        const words = best[part]?.[reading];
        if (words) words[word] = Math.max(words[word] ?? 0, (counts * boost) / highestBoost);
      }
    }
    let sum = 0;
    best.forEach((readings, part) => {
      const readingScores = readings.map((words) =>
        words.includes(0) ? 0 : isPhrase(parts[part]) ? Math.min(...words) : words.reduce((total, word) => total + word, 0) / words.length,
      );
      sum += Math.max(...readingScores) * (readings[0]?.length ?? 1) * (rarities[part] ?? 1);
    });
    return {
      id,
      score: sum + (MAX_FREQUENCY_INFLUENCE * score) / (highestBoost + score),
      terms: [...terms],
      phraseTerms: [...phraseTerms],
    };
  };
}
