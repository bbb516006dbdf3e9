/** One amount in a free text. */
export interface Amount {
  size: number;
  /** As written, without the Hungarian ',-': '2900 Ft', 'HUF 2,900'. */
  text: string;
  /** ISO 4217. */
  currency: 'HUF' | 'EUR';
}

/** The amounts of a text in which every number that looks like a price was understood. */
export interface Price {
  /** In the order of the text. */
  amounts: Amount[];
  /** Whether the text says that higher prices are possible: '3900 Ft-tól', 'from HUF 3,900'. */
  isFrom: boolean;
}

/** '2900', '2 900', '2.900', '1,200.00', '12,50'. */
const NUMBER = String.raw`(?<!\d[.,]?)(?:\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:[.,]\d{1,2})?(?!\d)`;
/** The end of '3.900,- Ft': Hungarian for an amount without fillér. */
const NO_FRACTION = String.raw`(?:\s?[.,]\s?[-–—]+)?`;
/** Several amounts before or after one currency: '3000–5000', '3900 vagy 1900'. */
const NUMBERS = String.raw`${NUMBER}${NO_FRACTION}(?:\s*(?:[–—/-]|\b(?:to|or|vagy|és)\b)\s*${NUMBER}${NO_FRACTION})*`;
const CURRENCY = String.raw`(?:(?<!\p{L})(?:Ft|HUF|EUR)(?!\p{L})|(?<!\p{L})(?:forint|eur[oó])|€)`;
const AFTER = String.raw`(?<numbers>${NUMBERS})\s*(?<unit>${CURRENCY})`;
const BEFORE = String.raw`(?<unit>${CURRENCY})\s*(?<numbers>${NUMBERS})`;
/** Texts that write the currency after the numbers, before them, and both ways. */
const NOTATIONS = [AFTER, BEFORE, `${BEFORE}|${AFTER}`].map((amount) => new RegExp(amount, 'giu'));
const ONE_NUMBER = new RegExp(NUMBER, 'gu');
const ONE_CURRENCY = new RegExp(CURRENCY, 'iu');

const FROM_AFTER = /^\s?-?t[óő]l(?!\p{L})/iu;
const FROM_BEFORE = /(?<!\p{L})(?:from|starting at|at least|min\.?|minimum|legalább|már)\s*$/iu;
/** Before or after a number that is not the price itself: an upper bound, an estimate. */
const VAGUE_AFTER = /^\s?-?ig(?!\p{L})/iu;
const VAGUE_BEFORE =
  /(?:(?<!\p{L})(?:up to|max\.?|maximum|legfeljebb|kb\.?|körülbelül|ca\.?|about|around|approx\.?|approximately)|~)\s*$/iu;
/** A sum has no single price; an amount in another currency cannot be compared. */
const NOT_UNDERSTOOD = /\d\s*\+|\+\s*\d|[$£¥]|\b(?:USD|GBP|CHF)\b/u;
const CLOCK_TIME = /\b\d{1,2}:\d{2}\b/g;

/** What a number counts when it is no price: '26 év', '6–14 éves', '120 cm', '10%', '2 people'. */
const COUNTED =
  /^(?:\s*[–—-]\s*\d+)?[\s-]*(?:%|(?:év|éves|fő|fős|óra|órás|perc|perces|nap|napos|alkalom|hét|cm|m|km|years?|yrs|people|persons?|hours?|minutes?|days?|sessions?)(?!\p{L}))/iu;
/** An age in English: 'under 26', 'under-26s'. */
const AGE_BEFORE = /(?<!\p{L})(?:under|over|above|below|ages?|aged)[\s-]*$/iu;
/** A small number with an ending or before a word: '31-ig', '2. emelet', '3 ház'. */
const ENDING = /^(?:-\p{L}|\.?\s\p{L})/u;
const MIN_PRICE_HUF = 100;

/** '2 900', '2.900' and '2,900' have thousands separators; '12,50' and '12.5' have decimals. */
function parseNumber(written: string): number {
  const [, whole = '', fraction = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${fraction}`);
}

/** Whether a number without a currency may be a price. In euros also small numbers may. */
function looksLikePrice(written: string, before: string, after: string, isInEuros: boolean): boolean {
  if (COUNTED.test(after) || AGE_BEFORE.test(before)) return false;
  return isInEuros || parseNumber(written) >= MIN_PRICE_HUF || !ENDING.test(after);
}

function readNotation(text: string, notation: RegExp): Price | null {
  const price: Price = { amounts: [], isFrom: false };
  let rest = text;
  for (const { 0: match, index, groups } of text.matchAll(notation)) {
    const { numbers = '', unit = '' } = groups ?? {};
    const [before, after] = [text.slice(0, index), text.slice(index + match.length)];
    if (VAGUE_BEFORE.test(before) || VAGUE_AFTER.test(after)) return null;
    price.isFrom ||= FROM_BEFORE.test(before) || FROM_AFTER.test(after);
    const isBefore = match.startsWith(unit);
    for (const [written] of numbers.matchAll(ONE_NUMBER))
      price.amounts.push({
        size: parseNumber(written),
        text: isBefore ? `${unit} ${written}` : `${written} ${unit}`,
        currency: /^(?:€|eur)/i.test(unit) ? 'EUR' : 'HUF',
      });
    // A filler of the same length keeps the positions.
    rest = rest.slice(0, index) + ';'.repeat(match.length) + after;
  }
  const isInEuros = price.amounts.some(({ currency }) => currency === 'EUR');
  const isRestClear =
    !ONE_CURRENCY.test(rest) &&
    [...rest.matchAll(ONE_NUMBER)].every(
      ({ 0: written, index }) => !looksLikePrice(written, rest.slice(0, index), rest.slice(index + written.length), isInEuros),
    );
  return isRestClear ? price : null;
}

/** The amounts in an editor's text; `null` unless every number that looks like a price was understood, so that none is misstated. */
export function readPrice(text: string): Price | null {
  if (NOT_UNDERSTOOD.test(text)) return null;
  const withoutTimes = text.replace(CLOCK_TIME, (time) => ';'.repeat(time.length));
  for (const notation of NOTATIONS) {
    const price = readNotation(withoutTimes, notation);
    if (price) return price;
  }
  return null;
}
