/**
 * The stem of a folded Hungarian word, so that its forms meet: no dictionary form, only what they have in common. Without accents the vowels that
 * grow short (híd, hidak; levél, levelek) and long (fa, fák) are one already, and so is a question that was typed without them.
 *
 * Endings fall one after the other until none is left, whatever the order in which a form has them: what looks like an ending but is none
 * (program-om) then falls from every form alike.
 */

/** Nouns of one open syllable, with the vowel of their endings: only these may be so short. fa, hó, ló, só, szó, tó; cső, fő, fű, hő, kő, mű, nő, tő. */
const OPEN: ReadonlyMap<string, RegExp> = new Map([
  ...['fa', 'lo', 'so', 'szo'].map((noun): [string, RegExp] => [noun, /^[^e]*$/]),
  ...['ho', 'to'].map((noun): [string, RegExp] => [noun, /./]),
  ...['cso', 'fo', 'fu', 'ko', 'mu', 'no'].map((noun): [string, RegExp] => [noun, /^[^a]*$/]),
]);

/** Nouns that end with v before endings (ló, lovak; falu, falvak): a closed class. */
const V_STEMS: ReadonlyMap<string, string> = new Map([
  ['lov', 'lo'],
  ['tav', 'to'],
  ['fuv', 'fu'],
  ['kov', 'ko'],
  ['hav', 'ho'],
  ['muv', 'mu'],
  ['szav', 'szo'],
  ['csov', 'cso'],
  ['falv', 'fal'],
  ['hamv', 'ham'],
  ['darv', 'dar'],
]);

/** Nouns that end like another one with an ending: a ballon is on no ball (labda), and the metró is no méter. */
const WHOLE: ReadonlySet<string> = new Set(['ballon', 'metro']);

/** Nouns of a vowel and a consonant: ág, ár, eb, év, út. */
const SHORT = /^[aeiou][^aeiou]$/;
const OPEN_SYLLABLE = /^[^aeiou]+[aeiou]$/;
const VOWEL = /[aeiou]/;
const VOWEL_END = /[aeiou]$/;

interface Ending {
  ending: RegExp;
  /** Fewest letters that are left. */
  leaves: number;
  /** May leave a noun of one open syllable, too, when so many endings have fallen at most: a case is the first to fall. */
  open?: 0 | 1;
  /** So many of the ending's letters may be the word's own: "bokra" is "onto a boka" or "its bokor". */
  own?: number;
  /** Words of their own end like this more often than it is an ending. */
  rare?: true;
}

/** Longest first, for the first that fits falls. */
const ENDINGS: readonly Ending[] = [
  // Cases that end with consonants: -ban, -ból, -ról, -tól, -nak, -hoz, -nál, -ért, -ként, -ig, -kor.
  { ending: /(?:ban|ben|bol|rol|tol|hoz|hez|nal|nel|kent)$/, leaves: 3, open: 0 },
  { ending: /n[ae]k$/, leaves: 3, open: 0, own: 1 },
  { ending: /ert$/, leaves: 3, open: 0, rare: true },
  { ending: /kor$/, leaves: 3, rare: true },
  { ending: /(?<=[aeiou])ig$/, leaves: 3, rare: true },
  { ending: /ig$/, leaves: 4, rare: true },
  // -val, -vel after a vowel.
  { ending: /(?<=[aeiou])v[ae]l$/, leaves: 3, open: 0 },
  // -ba, -be, -ra, -re; or b and r are the word's own, before -a, -e.
  { ending: /(?<=[^aeiou])[br][ae]$/, leaves: 3, own: 1 },
  { ending: /[br][ae]$/, leaves: 4, open: 0, own: 1 },
  // Possessives of several: -jaink, -jaitok, -jaik, -jaim, -jai.
  { ending: /j?[ae]i(?:nk|m|d|k|t[oe]k)?$/, leaves: 3 },
  { ending: /(?<=[iou])i(?:nk|m|d|k|t[oe]k)$/, leaves: 3 },
  // Possessives of one, also in the accusative: -ját, -juk, -unk, -atok, -ja.
  { ending: /j[ae]t$/, leaves: 3 },
  { ending: /j?uk$/, leaves: 3 },
  { ending: /unk$/, leaves: 3 },
  { ending: /[aeo]t[oe]k$/, leaves: 4 },
  { ending: /(?<=[aeiou])nk$/, leaves: 3, open: 1 },
  { ending: /j[ae]$/, leaves: 3, open: 1 },
  // Plural and accusative.
  { ending: /[aeo]k[ae]t$/, leaves: 3 },
  { ending: /(?<=[aeiou])k[ae]t$/, leaves: 2, open: 1 },
  { ending: /[aeo]k$/, leaves: 3 },
  { ending: /(?<=[aeo])k$/, leaves: 3, open: 1 },
  { ending: /(?<=[iu])k$/, leaves: 3, open: 1, rare: true },
  { ending: /[aeo]t$/, leaves: 3 },
  { ending: /(?<=[aeo])t$/, leaves: 3, open: 0 },
  { ending: /(?<=[iu])t$/, leaves: 3, open: 0, rare: true },
  { ending: /(?<=[sz])t$/, leaves: 3 },
  { ending: /(?<=[jlnry])t$/, leaves: 4 },
  // -on, -en, -n; -os, -es, -s.
  { ending: /[oe]n$/, leaves: 3 },
  { ending: /(?<=[aeo])n$/, leaves: 3, open: 0 },
  { ending: /(?<=[iu])n$/, leaves: 3, open: 0, rare: true },
  { ending: /[aeo]s$/, leaves: 4 },
  { ending: /am$/, leaves: 4, rare: true },
];

/** -val, -vel become like the consonant before them: múzeummal, jeggyel. */
const LIKE_CONSONANT = /(?:([bcdfghjklmnpqrstvwxz])\1|(g)gy|(n)ny|(t)ty|(l)ly|(s)sz|(z)zs|(c)cs)[ae]l$/;

/** What is left without one ending; with `own`, what else may be. The word itself when it has none. */
function removeEnding(word: string, fallen: number): { left: string; own?: string } {
  const like = LIKE_CONSONANT.exec(word);
  if (like && like.index > 0) return { left: word.slice(0, like.index) + word.slice(like.index + 1, -2), own: word.slice(0, -2) };
  for (const { ending, leaves, open, own, rare } of ENDINGS) {
    const at = word.search(ending);
    if (at === -1) continue;
    const left = word.slice(0, at);
    const isShort = SHORT.test(left) && leaves === 3 && word.length - at > 1;
    const isLeft = OPEN_SYLLABLE.test(left)
      ? open !== undefined && fallen <= open && OPEN.get(left)?.test(word.slice(at))
      : isShort || (left.length >= leaves && VOWEL.test(left));
    if (!isLeft) continue;
    if (rare) return { left: word, own: left };
    // "arak" is of ár, "orak" of óra.
    if (isShort && VOWEL.test(word[at] ?? '')) return { left, own: word.slice(0, at + 1) };
    return own ? { left, own: word.slice(0, at + own) } : { left };
  }
  const left = word.slice(0, -1);
  return VOWEL_END.test(word) && (left.length >= 3 || (word.endsWith('i') && (OPEN.has(left) || SHORT.test(left))))
    ? { left }
    : { left: word };
}

/** A vowel that comes and goes before a last consonant (bokor, bokrok; terem, termek) goes. */
const FLEETING = /(?<=[aeiou][^aeiou]{1,2})[eo](?=(?:[klmrz]|ny|ly)$)/;

/** The stem, then the other one where an ending can be read in two ways. `fallen`: how many endings have fallen already. */
export function stemHungarian(folded: string, fallen = 0): string[] {
  let word = folded;
  let other: string | undefined;
  for (let falls = fallen; !OPEN.has(word) && !WHOLE.has(word); falls += 1) {
    const { left, own } = removeEnding(word, falls);
    if (own !== undefined && other === undefined) other = stemHungarian(own, falls + 1)[0];
    if (left === word) break;
    word = left;
  }
  const steady = word.replace(FLEETING, '');
  const stem = V_STEMS.get(steady) ?? steady;
  return other === undefined || other === stem ? [stem] : [stem, other];
}
