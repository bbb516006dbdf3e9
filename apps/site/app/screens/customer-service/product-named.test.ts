import { expect, test } from 'vitest';
import { productNamed } from './product-named.ts';

test('a product is found by its slug in either language', () => {
  const balloon = { slug: 'balloon', slugs: { hu: 'ballon', en: 'balloon' } };
  expect(productNamed([balloon], 'ballon')).toBe(balloon);
  expect(productNamed([balloon], 'garazs')).toBeUndefined();
});
