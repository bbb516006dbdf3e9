import { words } from './fold.ts';

/** What a word counts by the place where it stands. */
const WEIGHTS = { title: 9, lead: 3, text: 1 } as const;
/** A whole word counts more than the beginning of a longer one. */
const WHOLE_WORD = 1.5;

export interface Indexed {
  title: string;
  lead: string;
  text: string;
}

export interface Hit<Entry> {
  entry: Entry;
  score: number;
}

export interface SearchIndex<Entry> {
  /** The entries in which every word of `q` begins some word, best first; none for a question without words. */
  find(q: string): Hit<Entry>[];
}

/** Position of the first word that is not before `prefix`. */
function lowerBound(sorted: readonly string[], prefix: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** An inverted index: word → entries with the best weight that it has there. Case and accents do not count. */
export function createSearchIndex<Entry extends Indexed>(entries: readonly Entry[]): SearchIndex<Entry> {
  const byWord = new Map<string, Map<number, number>>();
  entries.forEach((entry, position) => {
    for (const place of ['title', 'lead', 'text'] as const) {
      for (const word of words(entry[place])) {
        const places = byWord.get(word) ?? new Map<number, number>();
        places.set(position, Math.max(places.get(position) ?? 0, WEIGHTS[place]));
        byWord.set(word, places);
      }
    }
  });
  const sorted = [...byWord.keys()].toSorted((a, b) => (a < b ? -1 : 1));

  function scoresOf(prefix: string): Map<number, number> {
    const scores = new Map<number, number>();
    for (let at = lowerBound(sorted, prefix); at < sorted.length; at += 1) {
      const word = sorted[at] ?? '';
      if (!word.startsWith(prefix)) break;
      for (const [position, weight] of byWord.get(word) ?? []) {
        scores.set(position, Math.max(scores.get(position) ?? 0, word === prefix ? weight * WHOLE_WORD : weight));
      }
    }
    return scores;
  }

  return {
    find(q) {
      const [first, ...more] = [...new Set(words(q))].map(scoresOf);
      if (!first) return [];
      const hits = [...first].flatMap(([position, score]) => {
        const entry = entries[position];
        const others = more.map((scores) => scores.get(position));
        return entry === undefined || others.includes(undefined)
          ? []
          : [{ entry, score: others.reduce<number>((sum, other) => sum + (other ?? 0), score) }];
      });
      return hits.toSorted((a, b) => b.score - a.score);
    },
  };
}
