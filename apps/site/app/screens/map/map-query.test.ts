import { describe, expect, test } from 'vitest';
import { readMapQuery, toggleKind } from './map-query.ts';

const parse = (query: string) => readMapQuery(new URLSearchParams(query));

describe('the query of the map', () => {
  test('reads kinds, and reports unknown ones', () => {
    expect(parse('kind=metro&kind=restroom&kind=metro&kind=today')).toMatchObject({ kinds: ['today', 'restroom', 'metro'], errors: [] });
    expect(parse('kind=metro&kind=castle')).toMatchObject({ kinds: ['metro'], errors: ['kind'] });
    expect(parse('kind=')).toMatchObject({ kinds: [], errors: [] });
    expect(parse('need=child&need=castle')).toMatchObject({ needs: ['child'], errors: ['need'] });
    expect(parse('need=')).toMatchObject({ needs: [], errors: [] });
  });

  test.each([
    ['47.5148,19.0812,17', { position: [19.0812, 47.5148], zoom: 17 }],
    ['47.5148,19.0812', { position: [19.0812, 47.5148], zoom: null }],
    ['-33.9,18.4,3.5', { position: [18.4, -33.9], zoom: 3.5 }],
  ])('reads the position %s', (at, spot) => {
    expect(parse(`at=${at}`)).toMatchObject({ spot, errors: [] });
  });

  test.each(['here', '91,19', '47,181', '47.5', '47.5,19,17,1', '47.5,19,99', '1e1,2', ' 47,19', '47,NaN', '0x1,2', ','])(
    'refuses the position “%s”',
    (at) => {
      expect(readMapQuery(new URLSearchParams({ at }))).toMatchObject({ spot: null, errors: ['at'] });
    },
  );

  test('reads at most 200 characters of search words, and notes that the rest was cut', () => {
    expect(parse('q=+mosd%C3%B3+')).toMatchObject({ words: 'mosdó', errors: [] });
    expect(parse(`q=${'a'.repeat(5000)}`)).toMatchObject({ words: 'a'.repeat(200), errors: ['q'] });
  });

  test('toggleKind switches a kind on and off', () => {
    expect(toggleKind(['metro'], 'restroom')).toEqual(['restroom', 'metro']);
    expect(toggleKind(['metro', 'restroom'], 'restroom')).toEqual(['metro']);
  });
});
