import { parseAmounts } from '../../lib/price.ts';

/** What a card says of a price: an amount as the editors wrote it, or their words. */
export interface CardPrice {
  text: string;
  /** There are higher ones: the card says "from". */
  isLeast: boolean;
}

/** Words without an amount fit on a card up to this length. */
const SHORT = 32;

/** The least that a visitor pays, out of the editors' words: '2900 Ft' of '5900 Ft, diákoknak 2900 Ft'. `null` when only the program's page has room for them. */
export function getCardPrice(price: string | null): CardPrice | null {
  if (!price) return null;
  const amounts = parseAmounts(price);
  const [least] = amounts.toSorted((a, b) => a.size - b.size);
  // Amounts in two currencies cannot be compared.
  if (!least || new Set(amounts.map(({ currency }) => currency)).size > 1)
    return price.length <= SHORT ? { text: price, isLeast: false } : null;
  return { text: least.text, isLeast: amounts.some(({ size }) => size > least.size) };
}
