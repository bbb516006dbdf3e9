/** U+2060, the word joiner, forbids a line break between its neighbours. It is only in what the site shows, not in feeds. */
const JOINER = '\u2060';

/** A number and the ending after its hyphen: '1-jén'. */
const NUMBER_WITH_ENDING = /(\d-)(?=\p{L})/gu;
/** 'e-mail', 'T-shirt': a single letter before a hyphen. */
const LETTER_BEFORE = /(^|[^\p{L}\d])(\p{L}-)(?=\p{L})/gu;
/** 'marad-e': a single letter after a hyphen. */
const LETTER_AFTER = /(\p{L}-)(?=\p{L}(?![\p{L}-]))/gu;
/** '10:00–18:00', '6–14'. */
const RANGE = /(\d)–(?=\d)/g;

/** Keeps a Hungarian ending on the line of its number. */
export const keepEndings = (text: string): string => text.replace(NUMBER_WITH_ENDING, `$1${JOINER}`);

/** What a visitor copies: an e-mail address, a URL, the name of a host or a file. A joiner would make it another one. */
const COPIED = /[@/]|\.[\p{L}\d]/u;

const joinWord = (word: string): string =>
  COPIED.test(word)
    ? word
    : keepEndings(word)
        .replace(LETTER_BEFORE, `$1$2${JOINER}`)
        .replace(LETTER_AFTER, `$1${JOINER}`)
        .replace(RANGE, `$1${JOINER}–${JOINER}`);

/** The same for an editor's text, in which a range of numbers, and a single letter with its hyphen, stay on one line, too. */
export const keepTogether = (text: string): string => text.replace(/\S+/g, joinWord);

const TAG_OR_WORD = /<(?:"[^"]*"|[^">])*>|[^\s<]+/g;

/** The same for the words of HTML that the content service has generated; tags stay as they are. */
export const keepTogetherInHtml = (html: string): string =>
  html.replace(TAG_OR_WORD, (part) => (part.startsWith('<') ? part : joinWord(part)));
