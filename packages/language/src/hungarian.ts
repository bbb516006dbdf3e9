/**
 * The stem of a folded Hungarian word, which its forms share; it is no dictionary form. Folding already removes the vowels that become short (híd,
 * hidak; levél, levelek) or long (fa, fák), in queries as well.
 *
 * Endings are removed one after the other until none is left, in whatever order a form has them: what only looks like an ending (program-om) is
 * then removed from every form alike.
 */

/** Nouns of one open syllable, with the vowel of their endings; others are longer: fa, hó, ló, só, szó, tó; cső, fő, fű, hő, kő, mű, nő, tő. */
const OPEN_SYLLABLE_NOUNS: ReadonlyMap<string, RegExp> = new Map([
  ...['fa', 'lo', 'so', 'szo'].map((noun): [string, RegExp] => [noun, /^[^e]*$/]),
  ...['ho', 'to'].map((noun): [string, RegExp] => [noun, /./]),
  ...['cso', 'fo', 'fu', 'ko', 'mu', 'no'].map((noun): [string, RegExp] => [noun, /^[^a]*$/]),
]);

/** Nouns that get a v before endings (ló, lovak; falu, falvak): a closed class. */
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

/**
 * Nouns that look like another noun with an ending: "ballon" is not "on the labda" (ball), "metró" is no form of "méter", and "munka" is not
 * "our work of art" (mű). */
const UNINFLECTED: ReadonlySet<string> = new Set(['ballon', 'metro', 'munk']);

/** Nouns of a vowel and a consonant: ág, ár, eb, év, út. */
const SHORT = /^[aeiou][^aeiou]$/;
const OPEN_SYLLABLE = /^[^aeiou]+[aeiou]$/;
const VOWEL = /[aeiou]/;
const VOWEL_END = /[aeiou]$/;

interface Ending {
  ending: RegExp;
  /** Minimum number of letters that remain. */
  minLength: number;
  /** May leave a noun of one open syllable if at most this many endings were removed before: a case ending is the first one. */
  open?: 0 | 1;
  /** How many letters of the ending may belong to the word: "bokra" is "onto a boka" or "its bokor". */
  ownLetters?: number;
  /** More words end like this by themselves than with this ending. */
  rare?: true;
}

/** Longest first, because the first match is removed. */
const ENDINGS: readonly Ending[] = [
  // Cases that end with consonants: -ban, -ból, -ról, -tól, -nak, -hoz, -nál, -ért, -ként, -ig, -kor.
  { ending: /(?:ban|ben|bol|rol|tol|hoz|hez|nal|nel|kent)$/, minLength: 3, open: 0 },
  { ending: /n[ae]k$/, minLength: 3, open: 0, ownLetters: 1 },
  { ending: /ert$/, minLength: 3, open: 0, rare: true },
  { ending: /kor$/, minLength: 3, rare: true },
  { ending: /(?<=[aeiou])ig$/, minLength: 3, rare: true },
  { ending: /ig$/, minLength: 4, rare: true },
  // -val, -vel after a vowel.
  { ending: /(?<=[aeiou])v[ae]l$/, minLength: 3, open: 0 },
  // -ba, -be, -ra, -re; or -a, -e after a word that ends with b or r.
  { ending: /(?<=[^aeiou])[br][ae]$/, minLength: 3, ownLetters: 1 },
  { ending: /[br][ae]$/, minLength: 4, open: 0, ownLetters: 1 },
  // Possessives of plural nouns: -jaink, -jaitok, -jaik, -jaim, -jai.
  { ending: /j?[ae]i(?:nk|m|d|k|t[oe]k)?$/, minLength: 3 },
  { ending: /(?<=[iou])i(?:nk|m|d|k|t[oe]k)$/, minLength: 3 },
  // Possessives of singular nouns, also in the accusative: -ját, -juk, -unk, -atok, -ja.
  { ending: /j[ae]t$/, minLength: 3 },
  { ending: /j?uk$/, minLength: 3 },
  { ending: /unk$/, minLength: 3 },
  { ending: /[aeo]t[oe]k$/, minLength: 4 },
  { ending: /(?<=[aeiou])nk$/, minLength: 3, open: 1 },
  { ending: /j[ae]$/, minLength: 3, open: 1 },
  // Plural and accusative.
  { ending: /[aeo]k[ae]t$/, minLength: 3 },
  { ending: /(?<=[aeiou])k[ae]t$/, minLength: 2, open: 1 },
  { ending: /[aeo]k$/, minLength: 3 },
  { ending: /(?<=[aeo])k$/, minLength: 3, open: 1 },
  { ending: /(?<=[iu])k$/, minLength: 3, open: 1, rare: true },
  { ending: /[aeo]t$/, minLength: 3 },
  { ending: /(?<=[aeo])t$/, minLength: 3, open: 0 },
  { ending: /(?<=[iu])t$/, minLength: 3, open: 0, rare: true },
  { ending: /(?<=[sz])t$/, minLength: 3 },
  { ending: /(?<=[jlnry])t$/, minLength: 4 },
  // -on, -en, -n; -os, -es, -s.
  { ending: /[oe]n$/, minLength: 3 },
  { ending: /(?<=[aeo])n$/, minLength: 3, open: 0 },
  { ending: /(?<=[iu])n$/, minLength: 3, open: 0, rare: true },
  { ending: /[aeo]s$/, minLength: 4 },
  { ending: /am$/, minLength: 4, rare: true },
];

/** -val, -vel after a consonant, which they double: múzeummal, jeggyel. */
const DOUBLED_CONSONANT = /(?:([bcdfghjklmnpqrstvwxz])\1|(g)gy|(n)ny|(t)ty|(l)ly|(s)sz|(z)zs|(c)cs)[ae]l$/;

/** The word without one ending; and the other possible stem, if an ending is ambiguous. Unchanged if it has no ending. */
function removeEnding(word: string, removedBefore: number): { stem: string; otherStem?: string } {
  const like = DOUBLED_CONSONANT.exec(word);
  if (like && like.index > 0) return { stem: word.slice(0, like.index) + word.slice(like.index + 1, -2), otherStem: word.slice(0, -2) };
  for (const { ending, minLength, open, ownLetters, rare } of ENDINGS) {
    const at = word.search(ending);
    if (at === -1) continue;
    const stem = word.slice(0, at);
    const isShort = SHORT.test(stem) && minLength === 3 && word.length - at > 1;
    const isLeft = OPEN_SYLLABLE.test(stem)
      ? open !== undefined && removedBefore <= open && OPEN_SYLLABLE_NOUNS.get(stem)?.test(word.slice(at))
      : isShort || (stem.length >= minLength && VOWEL.test(stem));
    if (!isLeft) continue;
    if (rare) return { stem: word, otherStem: stem };
    // "arak" is a form of ár, "orak" of óra.
    if (isShort && VOWEL.test(word[at] ?? '')) return { stem, otherStem: word.slice(0, at + 1) };
    return ownLetters ? { stem, otherStem: word.slice(0, at + ownLetters) } : { stem };
  }
  const stem = word.slice(0, -1);
  return VOWEL_END.test(word) && (stem.length >= 3 || (word.endsWith('i') && (OPEN_SYLLABLE_NOUNS.has(stem) || SHORT.test(stem))))
    ? { stem }
    : { stem: word };
}

/** A vowel that some forms drop before the last consonant (bokor, bokrok; terem, termek) is removed. */
const FLEETING_VOWEL = /(?<=[aeiou][^aeiou]{1,2})[eo](?=(?:[klmrz]|ny|ly)$)/;

/** The stem, then the alternative one if an ending is ambiguous. `removedBefore`: how many endings were removed before. */
export function stemHungarian(folded: string, removedBefore = 0): string[] {
  let word = folded;
  let alternative: string | undefined;
  for (let removedEndings = removedBefore; !OPEN_SYLLABLE_NOUNS.has(word) && !UNINFLECTED.has(word); removedEndings += 1) {
    const { stem, otherStem } = removeEnding(word, removedEndings);
    if (otherStem !== undefined && alternative === undefined) alternative = stemHungarian(otherStem, removedEndings + 1)[0];
    if (stem === word) break;
    word = stem;
  }
  const withoutFleetingVowel = word.replace(FLEETING_VOWEL, '');
  const stem = V_STEMS.get(withoutFleetingVowel) ?? withoutFleetingVowel;
  return alternative === undefined || alternative === stem ? [stem] : [stem, alternative];
}
