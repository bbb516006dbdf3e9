import { expect, test } from 'vitest';
import { findProductBySlug } from './product-named.ts';

test('findProductBySlug accepts the slug of either language', () => {
  const balloon = { slug: 'balloon', slugs: { hu: 'ballon', en: 'balloon' } };
  expect(findProductBySlug([balloon], 'ballon')).toBe(balloon);
  expect(findProductBySlug([balloon], 'garazs')).toBeUndefined();
});
