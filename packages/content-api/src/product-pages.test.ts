import { describe, expect, test } from 'vitest';
import { getProductPageSlugs, readProductPath } from './product-pages.ts';

describe('addresses of product pages', () => {
  test.each([
    ['ballon-panaszkezeles', 'hu', { kind: 'complaint', product: 'ballon' }],
    ['ballon-ugyfelszolgalat', 'hu', { kind: 'customerService', product: 'ballon' }],
    ['balloon-complaint-report', 'en', { kind: 'complaint', product: 'balloon' }],
    ['balloon-customer-service', 'en', { kind: 'customerService', product: 'balloon' }],
    ['muzeum-melygarazs-panaszkezeles', 'hu', { kind: 'complaint', product: 'muzeum-melygarazs' }],
  ] as const)('%s in %s', (slug, locale, expected) => {
    expect(readProductPath(slug, locale)).toEqual(expected);
  });

  test.each([
    ['-panaszkezeles', 'hu'],
    ['panaszkezeles', 'hu'],
    ['-customer-service', 'en'],
    ['customer-service', 'en'],
    ['ballon-panaszkezeles', 'en'],
    ['balloon-complaint-report', 'hu'],
    ['balloon-customer-service', 'hu'],
    ['ballon', 'hu'],
    ['panaszkezeles-ballon', 'hu'],
    ['ballon-panaszkezelesek', 'hu'],
  ] as const)('%s in %s is no product page', (slug, locale) => {
    expect(readProductPath(slug, locale)).toBeNull();
  });
});

describe('the same page in the other language', () => {
  test('is of the same kind', () => {
    expect(getProductPageSlugs('complaint', { hu: 'ballon', en: 'balloon' })).toEqual({
      hu: 'ballon-panaszkezeles',
      en: 'balloon-complaint-report',
    });
    expect(getProductPageSlugs('customerService', { hu: 'ballon', en: 'balloon' })).toEqual({
      hu: 'ballon-ugyfelszolgalat',
      en: 'balloon-customer-service',
    });
  });
  test('has its language’s ending also while the product is not translated, so that it is found', () => {
    const { en } = getProductPageSlugs('complaint', { hu: 'ballon', en: null });
    expect(en).toBe('ballon-complaint-report');
    expect(readProductPath(en ?? '', 'en')).toEqual({ kind: 'complaint', product: 'ballon' });
  });
});
