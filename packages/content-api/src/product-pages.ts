import type { Locale, Slugs } from './schemas/primitives.ts';
import { getShownSlugs } from './screens.ts';

export const PRODUCT_PAGES = ['complaint', 'customerService'] as const;
export type ProductPageKind = (typeof PRODUCT_PAGES)[number];

/** Specification, section 2: `{product}-panaszkezeles` and similar. The router does not support partial segments, so they are parsed here. */
const SUFFIXES = {
  complaint: { hu: '-panaszkezeles', en: '-complaint-report' },
  customerService: { hu: '-ugyfelszolgalat', en: '-customer-service' },
} as const satisfies Record<ProductPageKind, Record<Locale, string>>;

export interface ProductPath {
  kind: ProductPageKind;
  /** The product's slug. */
  product: string;
}

/** The product page of a slug in a language; `null` for other slugs, suffixes of the other language, and a bare suffix. */
export function readProductPath(slug: string, locale: Locale): ProductPath | null {
  for (const kind of PRODUCT_PAGES) {
    const suffix = SUFFIXES[kind][locale];
    if (slug.endsWith(suffix) && slug.length > suffix.length) return { kind, product: slug.slice(0, -suffix.length) };
  }
  return null;
}

/** The slugs of a product's page of one kind; while a translation is missing, the other language's product with this language's suffix. */
export function getProductPageSlugs(kind: ProductPageKind, slugs: Slugs): Slugs {
  const { hu, en } = getShownSlugs(slugs);
  return { hu: hu && hu + SUFFIXES[kind].hu, en: en && en + SUFFIXES[kind].en };
}
