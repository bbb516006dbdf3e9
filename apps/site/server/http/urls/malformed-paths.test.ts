import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';
import { replaceMalformedSegments } from './malformed-paths.ts';

const ODD: [url: string, answeredAs: string][] = [
  ['/%', '/-'],
  ['/%E0%A4%A?a=%', '/-?a=%'],
  ['/%5cx/', '/-'],
  ['/a\\b', '/-'],
  ['/a%00b', '/-'],
  ['/magazin/.', '/magazin/-'],
  ['/magazin/../terkep', '/magazin/-/terkep'],
  ['/en/%2e%2e/a', '/en/-/a'],
  ['/en/%5c', '/en/-'],
  ['/%2F../EN', '/-/-'],
];

describe('a malformed path', () => {
  test('is replaced by an unknown path, and other paths are unchanged', async () => {
    await everyRow(
      ODD,
      ([url]) => url,
      ([url, as]) => expect(replaceMalformedSegments(url)).toBe(as),
    );
    const others = [
      '/',
      '/en',
      '/magazin/?q=%',
      '/%C5%91sz',
      '/a.b',
      '/EN//x',
      '/api/%',
      '/api/../admin',
      '/media/%2e%2e/x',
      '/admin/.',
      '/qr/AbC',
    ];
    expect(others.filter((url) => replaceMalformedSegments(url) !== url)).toEqual([]);
  });

  test('gets the 404 page of its language, which is not indexed', async () => {
    const unexpectedPaths: string[] = [];
    const { app } = await startFixtureSite(
      await startPages(),
      ({ path }) => {
        if (path.includes('missed')) unexpectedPaths.push(path);
        return undefined;
      },
      { PRODUCTION_HOST: 'elsewhere.example' },
    );
    await everyRow(
      // This client resolves dot segments before sending.
      ODD.filter(([url]) => !/\/\.|%2e/.test(url)),
      ([url]) => url,
      async ([url]) => {
        const { statusCode, headers, body } = await app.inject({ url });
        expect([statusCode, headers['x-robots-tag'], headers['content-type']]).toEqual([
          404,
          'noindex, nofollow',
          'text/html; charset=utf-8',
        ]);
        expect(body).toContain(url.startsWith('/en') ? 'This page could not be found' : 'Az oldal nem található');
        expect(body).toMatch(/404/);
      },
    );
    expect((await app.inject({ url: '//magazin' })).headers).toMatchObject({ location: '/magazin', 'x-robots-tag': 'noindex, nofollow' });
    expect(unexpectedPaths).toEqual([]);
  });
});
