import { expect, test } from 'vitest';
import { startSite } from '../testing/site-under-test.ts';
import { writeSecurityTxt } from './security-txt.ts';

const contact = 'mailto:biztonsag@liget.example';
const [hu, en] = ['https://www.liget.example', 'https://www.citypark.example'];

test('security.txt has the fields of RFC 9116, the URL of each language, and the same expiry all day', () => {
  const at = (instant: string) =>
    writeSecurityTxt({ contact, policy: `${hu}/biztonsag`, origins: [hu, en] }, Temporal.Instant.from(instant));
  expect(at('2026-11-26T13:00:00Z')).toBe(`Contact: ${contact}
Expires: 2027-05-25T00:00:00Z
Preferred-Languages: hu, en
Canonical: ${hu}/.well-known/security.txt
Canonical: ${en}/.well-known/security.txt
Policy: ${hu}/biztonsag
`);
  expect(at('2026-11-26T23:59:59Z')).toBe(at('2026-11-26T00:00:00Z'));
});

test('security.txt has one URL if both languages share it, and no policy without one', () => {
  const text = writeSecurityTxt({ contact, policy: undefined, origins: [hu, hu] }, Temporal.Instant.from('2026-11-26T13:00:00Z'));
  expect(text.match(/^(?:Canonical|Policy)/gm)).toEqual(['Canonical']);
});

test('the site serves it as plain text at either host', async () => {
  const { app } = await startSite({ SECURITY_CONTACT: contact, PUBLIC_ORIGIN: hu, PUBLIC_ORIGIN_EN: en });
  for (const host of ['www.liget.example', 'www.citypark.example']) {
    const { statusCode, headers, body } = await app.inject({ url: '/.well-known/security.txt', headers: { host } });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain(`Contact: ${contact}\n`);
  }
});

test('without a contact it is an uncached 404, for which no page is rendered', async () => {
  const { app, handler } = await startSite();
  const { statusCode, headers } = await app.inject({ url: '/.well-known/security.txt' });
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(handler).not.toHaveBeenCalled();
});
