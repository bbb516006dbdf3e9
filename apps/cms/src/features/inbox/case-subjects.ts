import { LOCALES } from '@liget/content-api';
import type { Product } from '../../payload-types.ts';
import type { DocumentReader } from '../../platform/read-model/document-reader.ts';
import { findAll, type ReadContext } from '../../platform/read-model/published.ts';
import { DEFECT_SUBJECT_LABELS } from './defect-subjects.ts';
import { foldValue } from './intake/store-once.ts';
import type { StoredCase } from './stored-case.ts';

/** The collections whose pages offer enquiries. */
const ENQUIRY_COLLECTIONS = { venueHire: 'business-partner-items', sportCourt: 'visitor-information' } as const;

/** The product that has this name or slug, in either language. */
export async function findProduct({ payload, locale }: ReadContext, named: string): Promise<DocumentReader<Product> | undefined> {
  const products = await findAll({ payload, locale }, 'products', { depth: 0, select: ['name', 'slug'] });
  return products.find((product) =>
    LOCALES.some((each) => foldValue(product.inLocale('name', each)) === foldValue(named) || product.slugs()[each] === named),
  );
}

/** The page with this slug, in either language, that takes enquiries. */
export async function findEnquiryItem(context: ReadContext, kind: keyof typeof ENQUIRY_COLLECTIONS, slug: string) {
  const items = await findAll(context, ENQUIRY_COLLECTIONS[kind], {
    depth: 0,
    select: ['title', 'slug', 'takesEnquiries', 'enquiryPlace'],
    where: { takesEnquiries: { equals: true } },
  });
  return items.find((item) => LOCALES.some((each) => item.slugs()[each] === slug));
}

/** What a case is about, in the language of `context`; as the sender read it if that no longer exists. */
export async function findSubjectName(context: ReadContext, { kind, locale, about, product }: StoredCase): Promise<string> {
  const sent = about || product;
  if (context.locale === locale) return sent;
  switch (kind) {
    case 'complaint':
    case 'question':
      return (await findProduct(context, product))?.text('name') || sent;
    case 'venueHire':
    case 'sportCourt':
      return (await findEnquiryItem(context, kind, product))?.text('title') || sent;
    case 'defect':
      return Object.values(DEFECT_SUBJECT_LABELS).find((label) => label[locale] === about)?.[context.locale] ?? sent;
    case 'publicData':
      return sent;
  }
}
