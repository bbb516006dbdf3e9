import { describe, expect, test } from 'vitest';
import { getProductPageSlugs, readProductPath } from './product-pages.ts';

describe('readProductPath', () => {
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
  ] as const)('ignores %s in %s', (slug, locale) => {
    expect(readProductPath(slug, locale)).toBeNull();
  });
});

describe('getProductPageSlugs', () => {
  test('keeps the kind of page', () => {
    expect(getProductPageSlugs('complaint', { hu: 'ballon', en: 'balloon' })).toEqual({
      hu: 'ballon-panaszkezeles',
      en: 'balloon-complaint-report',
    });
    expect(getProductPageSlugs('customerService', { hu: 'ballon', en: 'balloon' })).toEqual({
      hu: 'ballon-ugyfelszolgalat',
      en: 'balloon-customer-service',
    });
  });
  test('adds the language’s suffix to an untranslated product too, so that the path is recognised', () => {
    const { en } = getProductPageSlugs('complaint', { hu: 'ballon', en: null });
    expect(en).toBe('ballon-complaint-report');
    expect(readProductPath(en ?? '', 'en')).toEqual({ kind: 'complaint', product: 'ballon' });
  });
});
