import type { Locale, Slugs } from './schemas/primitives.ts';
import { getShownSlugs } from './screens.ts';

export const PRODUCT_PAGES = ['complaint', 'customerService'] as const;
export type ProductPageKind = (typeof PRODUCT_PAGES)[number];

/** Specification, section 2: `{product}-panaszkezeles` and its kin. The router knows no partial segments, so they are read here. */
const SUFFIXES = {
  complaint: { hu: '-panaszkezeles', en: '-complaint-report' },
  customerService: { hu: '-ugyfelszolgalat', en: '-customer-service' },
} as const satisfies Record<ProductPageKind, Record<Locale, string>>;

export interface ProductPath {
  kind: ProductPageKind;
  /** The product's slug. */
  product: string;
}

/** The product page that an address of a language asks for; nothing for other addresses, other languages' endings and an ending alone. */
export function readProductPath(slug: string, locale: Locale): ProductPath | null {
  for (const kind of PRODUCT_PAGES) {
    const suffix = SUFFIXES[kind][locale];
    if (slug.endsWith(suffix) && slug.length > suffix.length) return { kind, product: slug.slice(0, -suffix.length) };
  }
  return null;
}

/** The addresses of a product's page of one kind; while a translation is missing, the other language's product with this language's ending. */
export function getProductPageSlugs(kind: ProductPageKind, slugs: Slugs): Slugs {
  const { hu, en } = getShownSlugs(slugs);
  return { hu: hu && hu + SUFFIXES[kind].hu, en: en && en + SUFFIXES[kind].en };
}
