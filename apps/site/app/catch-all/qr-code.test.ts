import { type Answer, buildContentPath, type EndpointAnswer } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { requestContext } from '../content/context.ts';
import { createContentStore } from '../content/store.ts';
import { loader } from './QrCodeScreen.tsx';

type QrCodes = Answer<EndpointAnswer<'qrCodes'>>;

/** What the loader throws at a reader of a printed code. */
async function scanned(code: string, acceptLanguage: string, kind: QrCodes['kind'] = 'ok') {
  const fetch = async (url: RequestInfo | URL) => {
    if (kind === 'unavailable') return new Response('', { status: 503 });
    const locale = (url instanceof URL ? url.pathname : '').startsWith(buildContentPath('qrCodes', 'en')) ? 'en' : 'hu';
    return Response.json({ ...fixtures[locale].qrCodes, data: [...fixtures[locale].qrCodes.data, { code: 'osz', to: '/kereses?q=ősz' }] });
  };
  const context = new RouterContextProvider();
  context.set(requestContext, {
    content: createContentStore({ origin: 'http://cms.example', log: () => {}, fetch }),
    isDocument: true,
    now: Temporal.Instant.from('2026-11-22T10:00:00Z'),
    publicOrigin: 'https://liget.example',
    indexable: false,
    previewSecret: undefined,
    translations: { hu: {}, en: {} },
  });
  const url = new URL(`/qr/${code}`, 'https://liget.example');
  const request = new Request(url, { headers: { 'accept-language': acceptLanguage } });
  return loader({ context, request, url, params: { code }, pattern: '/qr/:code' }).catch((thrown: unknown) => thrown);
}

describe('a printed code', () => {
  test.each([
    ['hu', '/top-helyek/ballon-kilato#schedule'],
    ['en-GB', '/en/top-locations/balloon-fly#schedule'],
  ])('leads a reader of %s to %s', async (language, target) => {
    const answer = await scanned('ballon', language);
    expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([302, target]);
  });

  test('with accents in its target leads there', async () => {
    const answer = await scanned('osz', 'hu');
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/kereses?q=%C5%91sz');
  });

  test('that nobody knows is not found', async () => {
    expect(await scanned('nincs-ilyen', 'hu')).toMatchObject({ init: { status: 404 } });
  });

  test('is not "not found" while the content service is down, but to be tried again', async () => {
    expect(await scanned('ballon', 'hu', 'unavailable')).toMatchObject({ init: { status: 503 } });
  });
});
