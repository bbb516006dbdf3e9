/**
 * Inputs that have broken searches, or could, with what they are. For tests of everything that accepts a query from outside. None contains a
 * word of the park; `hasWords` says whether a search finds words in it.
 */
export interface HostileText {
  name: string;
  text: string;
  hasWords: boolean;
}

const createWordless = (name: string, text: string): HostileText => ({ name, text, hasWords: false });
const createText = (name: string, text: string): HostileText => ({ name, text, hasWords: true });

export const HOSTILE_TEXTS: readonly HostileText[] = [
  createWordless('nothing', ''),
  createWordless('spaces', ' \t\u00a0\u3000'),
  createWordless('line feeds', '\n\r\n\u2028\u2029'),
  createWordless('null characters', '\u0000\u0000'),
  createWordless('punctuation', '!?… – "" \\ @#&;'),
  createWordless('signs of SQL', "%_*'--;"),
  createWordless('halfwidth semi-voiced sound mark (U+FF9F), a letter that folding removes', '\uff9f'),
  createWordless('halfwidth voiced sound mark (U+FF9E), a letter that folding removes', '\uff9e'),
  createWordless('ten thousand letters that folding removes', '\uff9f'.repeat(10_000)),
  createWordless('Greek ypogegrammeni (U+037A), a letter that folding makes a space', '\u037a'),
  createWordless('combining ypogegrammeni (U+0345), a mark with a capital that is a letter', '\u0345'),
  createWordless('Arabic vowel signs, letters that folding makes spaces', '\ufc5e \ufe70\ufe76'),
  createText('a line of kaomoji', 'ﾟ･✿ヾ╲(｡◕‿◕｡)╱✿･ﾟ'),
  createWordless('marks alone', '\u0301\u0301 \u20dd \u0488'),
  createText('one letter with a thousand marks', `q${'\u0335\u0310'.repeat(500)}`),
  createWordless('characters without width', '\u200b\u200c\u200d\u2060\ufeff\u00ad'),
  createWordless('marks of direction', '\u200e\u200f\u202a\u202e\u2066\u2067\u2069'),
  createText('words from right to left', '\u202e\u05e9\u05dc\u05d5\u05dd \u0639\u0631\u0628\u0649'),
  createWordless('lone surrogates', '\ud83d \udc00\udc00\ud83d'),
  createText('lone surrogates within a word', 'xq\ud83dxq\udc00'),
  createWordless('characters that are none', '\uffff\ufffe\ufdd0'),
  createWordless('emoji joined to one', '🎈👩‍👩‍👧🏳️‍🌈👍🏽🇭🇺'),
  createWordless('tags and variation selectors', '\u{e0068}\u{e0075}\ufe0f\u{e0100}'),
  createText('Hangul fillers, letters without a shape', '\u3164 \u115f\u1160 \uffa0'),
  createText('a line feed within a word', 'xq\nxq'),
  createText('a null character within a word', 'xq\u0000xq'),
  createText('control characters', '\u0007xq\u001b[31m'),
  createText('ten thousand letters', 'x'.repeat(10_000)),
  createText('ten thousand words', Array.from({ length: 10_000 }, (_, at) => `xq${at}`).join(' ')),
  createText('a letter that folding makes eighteen, a thousand times', '\ufdfa'.repeat(1_000)),
  createText('capitals that change their length', 'İIıẞßǅ ﬃ'),
  createText('letters of mathematics', '𝐱𝒒ℌ½⑴'),
  createText('names of what every object has', 'constructor __proto__ toString'),
  createText('a statement of SQL', "xq'; DROP TABLE events; --"),
];
