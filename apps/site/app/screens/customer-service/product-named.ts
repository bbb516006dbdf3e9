import type { Product } from '@liget/content-api';

/** The product with this slug in either language. */
export function findProductBySlug<Item extends Pick<Product, 'slug' | 'slugs'>>(products: readonly Item[], slug: string): Item | undefined {
  return products.find((product) => [product.slug, product.slugs.hu, product.slugs.en].includes(slug));
}
