/** A text cut where the searched words stand in it: plain and marked pieces take turns, the first is plain and may be empty. */
export type Marked = string[];

const WORD = /[\p{L}\p{N}]+/gu;
const MIN_LETTERS = 3;
/** Up to so many letters may follow a short word, or be missing from a long one: endings. */
const ENDING = 4;
const LONG = 4;

const folded = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Do two words have the same beginning but for an ending? 'fák' finds 'fákat' but not 'fakanál', 'programok' finds 'program'. Only marks
 * what the content service has found: which results there are, it decides.
 */
function isForm(word: string, asked: string): boolean {
  if (asked.length < MIN_LETTERS) return word === asked;
  if (word.startsWith(asked)) return asked.length >= LONG || word.length - asked.length < ENDING;
  return word.length >= LONG && asked.startsWith(word) && asked.length - word.length <= ENDING;
}

/** Cuts a text around the words of the question, whatever their accents, case and endings. */
export function marked(text: string, question: string): Marked {
  const asked = (question.match(WORD) ?? []).map(folded);
  const pieces: Marked = [];
  let from = 0;
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    if (!asked.some((one) => isForm(folded(word), one))) continue;
    pieces.push(text.slice(from, match.index), word);
    from = match.index + word.length;
  }
  return [...pieces, text.slice(from)];
}
