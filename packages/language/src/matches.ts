import type { Term } from './vocabulary.ts';

/** The matches of a query in a document. */
export interface Match {
  score: number;
  /** The matched terms, with the numbers of the fields in which they occur. */
  terms: Map<Term, number[]>;
}

/** By the document's number. */
export type Matches = Map<number, Match>;

const NO_MATCHES: Matches = new Map();

/** The union; changes the first argument. */
export function uniteMatches([first = NO_MATCHES, ...rest]: readonly Matches[]): Matches {
  for (const matches of rest) {
    for (const [document, match] of matches) {
      const existing = first.get(document);
      if (!existing) {
        first.set(document, match);
        continue;
      }
      existing.score += match.score;
      for (const [term, fields] of match.terms) existing.terms.set(term, fields);
    }
  }
  return first;
}

/** The intersection, in the order of the last argument. */
export function intersectMatches([first = NO_MATCHES, ...rest]: readonly Matches[]): Matches {
  return rest.reduce((common, next) => {
    const matches: Matches = new Map();
    for (const [document, { score, terms }] of next) {
      const existing = common.get(document);
      if (existing) matches.set(document, { score: existing.score + score, terms: new Map([...existing.terms, ...terms]) });
    }
    return matches;
  }, first);
}
