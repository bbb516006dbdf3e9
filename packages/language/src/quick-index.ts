import MiniSearch, { type Options } from 'minisearch';

/** MiniSearch's tree of terms, as far as its postings go through it. */
interface Terms<Value> {
  fetch(term: string, initial: () => Value): Value;
  get(term: string): Value | undefined;
  delete(term: string): void;
}

/** A term that is known is found at once, not letter by letter in the tree of all terms. */
function remember<Value>(terms: Terms<Value>): void {
  const known = new Map<string, Value>();
  const [fetch, get, remove] = [terms.fetch.bind(terms), terms.get.bind(terms), terms.delete.bind(terms)];
  Object.assign(terms, {
    fetch: (term, initial) => {
      const value = known.get(term);
      if (value !== undefined) return value;
      const sought = fetch(term, initial);
      known.set(term, sought);
      return sought;
    },
    get: (term) => known.get(term) ?? get(term),
    delete: (term) => {
      known.delete(term);
      remove(term);
    },
  } satisfies Terms<Value>);
}

/** MiniSearch, whose postings are written with a shorter way to each term. */
export class QuickIndex<Document> extends MiniSearch<Document> {
  constructor(options: Options<Document>) {
    super(options);
    remember(this._index);
  }
}
