import { intersectMatches, type Match, type Matches, uniteMatches } from './matches.ts';
import type { FoundPart, Variants } from './variants.ts';
import type { Term } from './vocabulary.ts';

/** A document that matches all parts of a query. */
export interface FoundDocument extends Match {
  id: string;
}

interface StoredPosting {
  id: string;
  terms: readonly Term[];
  /** The number of different terms of each field. */
  lengths: readonly number[];
}

/** Parameters of BM25+: saturation of repeated terms, influence of the field's length, and the score for a single occurrence. */
const [SATURATION, LENGTH, PRESENCE] = [1.2, 0.7, 0.5];

/** Maximum number of occurrences that are read for one word of a query. */
const MAX_OCCURRENCES = 200_000;

/** The maximum number of documents that contain its words. */
const getWeight = (part: FoundPart): number =>
  part.flatMap(({ variants }) => variants.flatMap((terms) => [...terms.keys()])).reduce((sum, { documents }) => sum + documents, 0);

/** The index of the first entry of an ascending list that is not below `place`. */
function getPosition(places: readonly number[], place: number): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((places[middle] ?? 0) < place) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * The inverted index. An occurrence is one number for a document and a field; each term has an ascending list of its occurrences, with
 * repetitions.
 */
export class Postings {
  readonly #boosts: readonly number[];
  /** By document number; a document that is added again gets a new one. */
  readonly #documents = new Map<number, StoredPosting>();
  readonly #numbers = new Map<string, number>();
  /** Totals over all documents. */
  readonly #lengths: number[];
  #next = 0;

  /** The weights of the fields. */
  constructor(boosts: readonly number[]) {
    this.#boosts = boosts;
    this.#lengths = boosts.map(() => 0);
  }

  get size(): number {
    return this.#documents.size;
  }

  /** Adds a document that is not in the index, by the terms of each of its fields. */
  add(id: string, fields: readonly (readonly Term[])[]): void {
    const number = this.#next;
    const firstPlace = number * this.#boosts.length;
    const newTerms: Term[] = [];
    const lengths = fields.map((terms, field) => {
      let length = 0;
      for (const term of terms) {
        const last = term.places[term.places.length - 1] ?? -1;
        if (last < firstPlace) {
          newTerms.push(term);
          term.documents += 1;
        }
        if (last < firstPlace + field) length += 1;
        term.places.push(firstPlace + field);
      }
      return length;
    });
    this.#next += 1;
    this.#numbers.set(id, number);
    this.#documents.set(number, { id, terms: newTerms, lengths });
    this.#count(lengths, 1);
  }

  /** Removes a document; returns the terms that are in no document any more. */
  remove(id: string): readonly Term[] {
    const number = this.#numbers.get(id) ?? -1;
    const document = this.#documents.get(number);
    if (!document) return [];
    const firstPlace = number * this.#boosts.length;
    for (const term of document.terms) {
      const from = getPosition(term.places, firstPlace);
      term.places.splice(from, getPosition(term.places, firstPlace + this.#boosts.length) - from);
      term.documents -= 1;
    }
    this.#numbers.delete(id);
    this.#documents.delete(number);
    this.#count(document.lengths, -1);
    return document.terms.filter(({ documents }) => documents === 0);
  }

  #count(lengths: readonly number[], sign: 1 | -1): void {
    lengths.forEach((length, field) => {
      this.#lengths[field] = (this.#lengths[field] ?? 0) + sign * length;
    });
  }

  /** The documents that match a reading of every part, the best first. For each word, at most `MAX_OCCURRENCES` occurrences are read. */
  find(parts: readonly FoundPart[]): FoundDocument[] {
    const [rarest] = parts.toSorted((a, b) => getWeight(a) - getWeight(b));
    if (!rarest) return [];
    // Other parts are looked up only in documents with the rarest part.
    const rarestMatches = this.#ofPart(rarest);
    const matches = intersectMatches(parts.map((part) => (part === rarest ? rarestMatches : this.#ofPart(part, rarestMatches))));
    return [...matches]
      .map(([number, { score, terms }]) => ({ id: this.#documents.get(number)?.id ?? '', score: score * terms.size, terms }))
      .toSorted((a, b) => b.score - a.score);
  }

  #ofPart(part: FoundPart, among?: Matches): Matches {
    return uniteMatches(part.map(({ variants }) => intersectMatches(variants.map((terms) => this.#ofWord(terms, among)))));
  }

  #ofWord(variants: Variants, among?: Matches): Matches {
    const matches: Matches = new Map();
    let places = 0;
    for (const term of variants.keys()) {
      if (places >= MAX_OCCURRENCES) break;
      places += term.places.length;
      this.#getTimes(term).forEach((times, field) => {
        const rarity = Math.log(1 + (this.size - times.size + 0.5) / (times.size + 0.5));
        const weight = (this.#boosts[field] ?? 1) * rarity;
        for (const [number, count] of times) {
          if (among && !among.has(number)) continue;
          const match: Match = matches.get(number) ?? { score: 0, terms: new Map() };
          match.score += weight * this.#frequency(number, field, count);
          match.terms.set(term, [...(match.terms.get(term) ?? []), field]);
          matches.set(number, match);
        }
      });
    }
    return matches;
  }

  /** For each field, the number of occurrences of the term by document. */
  #getTimes({ places }: Term): Map<number, number>[] {
    const times = this.#boosts.map(() => new Map<number, number>());
    for (const place of places) {
      const field = place % times.length;
      const number = (place - field) / times.length;
      times[field]?.set(number, (times[field].get(number) ?? 0) + 1);
    }
    return times;
  }

  /** The BM25+ score of a term in a field: saturates with repetitions, and is lower in long fields. */
  #frequency(number: number, field: number, count: number): number {
    const length = this.#documents.get(number)?.lengths[field] ?? 0;
    const averageLength = (this.#lengths[field] ?? 0) / this.size;
    return PRESENCE + (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + (LENGTH * length) / averageLength));
  }
}
