import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { encodeLocation, redirectDocumentTo, redirectTo } from './redirect-to.ts';

test('encodeLocation percent-encodes what a header cannot contain and keeps the rest', () =>
  everyRow(
    [
      ['/kereses?q=ősz', '/kereses?q=%C5%91sz'],
      ['/kereses?q=%C5%91sz&r=á#cím', '/kereses?q=%C5%91sz&r=%C3%A1#c%C3%ADm'],
      ['/en/search?q=a+b%2Fc#d', '/en/search?q=a+b%2Fc#d'],
      ['#őszi-programok', '#%C5%91szi-programok'],
      ['?q=😀', '?q=%F0%9F%98%80'],
      ['/fel\uD800', '/fel%EF%BF%BD'],
      ['https://pelda.hu', 'https://pelda.hu'],
      ['https://pelda.hu/ő?q=á', 'https://pelda.hu/%C5%91?q=%C3%A1'],
      ['HTTPS://Őszi.Példa.hu:8443?q=ű', 'https://xn--szi-5xa.xn--plda-bpa.hu:8443?q=%C5%B1'],
      ['mailto:iroda@pelda.hu?subject=Őszi program', 'mailto:iroda@pelda.hu?subject=%C5%90szi%20program'],
    ] as const,
    ([target]) => target,
    ([target, location]) => expect(encodeLocation(target)).toBe(location),
  ));

test('redirectTo and redirectDocumentTo encode their target', () => {
  for (const answer of [redirectTo('/ő', 301), redirectDocumentTo('/ő', 301)])
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/%C5%91']);
});
