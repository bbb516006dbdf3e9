/**
 * Stop words, in lower case with their accents: "tó" is a lake, "to" is not. Also the words with which questions begin ("hol van a mosdó").
 * Spellings without accents are included only if they are not words of their own.
 */
const STOP_WORDS = new Set(
  `a az egy és es is hogy de meg még vagy van vannak volt lesz ha ez ezt ezek azt itt ott hol hová honnan mikor mi mit milyen hogyan mennyi
  mennyibe ki kik melyik nem csak már mint majd sem se lehet kell tudok tudunk szeretnék szeretnénk be el oda ide menni jutok
  the an and or of in on at to for with from by is are was be what when where how which who i my your our this that it there s can could do does you we me us any some have will would should get go bring take`.split(
    /\s+/,
  ),
);

const MAX_LENGTH = Math.max(...[...STOP_WORDS].map(({ length }) => length));

export const isStopWord = (lower: string): boolean => lower.length <= MAX_LENGTH && STOP_WORDS.has(lower);
