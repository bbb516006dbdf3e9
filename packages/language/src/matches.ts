import type { Term } from './vocabulary.ts';

/** The matches of a query in a document. */
export interface Match {
  score: number;
  /** The matched terms, with the numbers of the fields in which they occur. */
  terms: Map<Term, number[]>;
}

/** By the document's number. */
export type Matches = Map<number, Match>;

const NONE: Matches = new Map();

/** The union; changes the first argument. */
export function uniteMatches([first = NONE, ...others]: readonly Matches[]): Matches {
  for (const other of others) {
    for (const [document, match] of other) {
      const known = first.get(document);
      if (!known) {
        first.set(document, match);
        continue;
      }
      known.score += match.score;
      for (const [term, fields] of match.terms) known.terms.set(term, fields);
    }
  }
  return first;
}

/** The intersection, in the order of the last argument. */
export function intersectMatches([first = NONE, ...others]: readonly Matches[]): Matches {
  return others.reduce((common, other) => {
    const matches: Matches = new Map();
    for (const [document, { score, terms }] of other) {
      const known = common.get(document);
      if (known) matches.set(document, { score: known.score + score, terms: new Map([...known.terms, ...terms]) });
    }
    return matches;
  }, first);
}
