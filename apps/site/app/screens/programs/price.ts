import type { Locale } from '@liget/content-api';
import { readPrice } from '../../lib/price.ts';

/** The price on a card: an amount as the editors wrote it, or their text. */
export interface CardPrice {
  text: string;
  /** Whether there are higher ones, so that the card shows "from". */
  isLeast: boolean;
  /** The language of the text, if it is not the page's. */
  lang?: Locale | undefined;
}

/** The longest text without an amount that fits on a card, in characters. */
const MAX_TEXT_LENGTH = 32;

/**
 * The lowest amount in the editors' text: '2900 Ft' in '5900 Ft, diákoknak 2900 Ft'. Their text itself, or `null` when only the event's page has
 * room for it, if the amounts are not all understood.
 */
export function getCardPrice(price: string | null): CardPrice | null {
  if (!price) return null;
  const { amounts, isFrom } = readPrice(price) ?? { amounts: [], isFrom: false };
  const [least] = amounts.toSorted((a, b) => a.size - b.size);
  // Amounts in two currencies cannot be compared.
  if (!least || new Set(amounts.map(({ currency }) => currency)).size > 1)
    return price.length <= MAX_TEXT_LENGTH ? { text: price, isLeast: false } : null;
  return { text: least.text, isLeast: isFrom || amounts.some(({ size }) => size > least.size) };
}
