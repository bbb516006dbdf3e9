import jsQR from 'jsqr';
import type { Payload } from 'payload';
import sharp, { type Region } from 'sharp';
import { encode } from 'uqr';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureRevision } from '../../platform/content-revision/raise.ts';
import { runSql } from '../../platform/database/sql/sql.ts';
import { isRecord } from '../../platform/is-record.ts';
import { createAccountFactory } from '../../testing/accounts/test-accounts.ts';
import { bothDatabases, DATABASES } from '../../testing/databases/test-databases.ts';
import { createApiClient, publish, signIn } from '../../testing/test-content.ts';
import { isCode } from './code.ts';
import { drawQrPng, drawQrSvg } from './drawing.ts';
import { countScans, storeScans } from './scans.ts';

const PASSWORD = 'hold-koran-reggel-81';
const ADDRESS = 'https://liget.example/qr/ballon-2';
const NAME = 'Ballon, pénztár – őszi tábla';

/** The text that a camera reads. */
async function scanned(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** The darkest pixel of a part: 255 is white. */
async function darkest(picture: Buffer, part: Region): Promise<number> {
  const cut = await sharp(picture).extract(part).greyscale().raw().toBuffer();
  return cut.reduce((least, pixel) => Math.min(least, pixel), 255);
}

const opened = bothDatabases();

describe('a printed code', () => {
  test('is readable by a camera as PNG, large enough for print, with its name below it', async () => {
    const png = await drawQrPng({ address: ADDRESS, name: NAME });
    const { width, height } = await sharp(png).metadata();
    expect(width).toBeGreaterThanOrEqual(1200);
    expect(height).toBeGreaterThan(width);
    expect(await scanned(png)).toBe(ADDRESS);
    // Dark pixels of letters below the square.
    expect(await darkest(png, { left: 0, top: width, width, height: height - width })).toBeLessThan(64);
  });

  test('is readable as SVG, with its name as outlines', async () => {
    const svg = await drawQrSvg({ address: ADDRESS, name: NAME });
    expect(await scanned(await sharp(Buffer.from(svg), { density: 600 }).png().toBuffer())).toBe(ADDRESS);
    expect(svg).toContain(`<title>${NAME}</title>`);
    expect(svg).not.toMatch(/<text|font|http:\/\/(?!www\.w3\.org\/2000\/svg)/);
  });

  test('is readable when a part is scratched off, and has four white modules around', async () => {
    const png = await drawQrPng({ address: ADDRESS, name: '' });
    const { width } = await sharp(png).metadata();
    const scratch = await sharp({
      create: { width: Math.round(width / 7), height: Math.round(width / 7), channels: 3, background: '#ffffff' },
    })
      .png()
      .toBuffer();
    const scratched = await sharp(png)
      .composite([{ input: scratch, left: Math.round(width * 0.4), top: Math.round(width * 0.42) }])
      .png()
      .toBuffer();
    expect(await scanned(scratched)).toBe(ADDRESS);
    const { size } = encode(ADDRESS, { ecc: 'Q', border: 0 });
    const quiet = (width / (size + 8)) * 4;
    expect(Number.isInteger(quiet)).toBe(true);
    for (const edge of [
      { left: 0, top: 0, width, height: quiet },
      { left: 0, top: 0, width: quiet, height: width },
    ])
      expect(await darkest(png, edge)).toBe(255);
  });

  test('with a very long name or XML characters in it is still valid', async () => {
    const svg = await drawQrSvg({ address: ADDRESS, name: `${'Nagyonhosszúegybeírtnév'.repeat(4)} <b>&"` });
    expect(svg).toContain('&lt;b&gt;&amp;&quot;');
    expect(await scanned(await sharp(Buffer.from(svg), { density: 600 }).png().toBuffer())).toBe(ADDRESS);
  });

  test.each(['ballon', 'padok-01', 'A1', 'x'.repeat(40)])('may have the code %s', (code) => expect(isCode(code)).toBe(true));
  test.each(['', 'két szó', 'árnyék', 'a/b', 'a--b', '-a', 'a?b', 'a.b', 'x'.repeat(41)])('may not have the code “%s”', (code) =>
    expect(isCode(code)).toBe(false),
  );
});

describe('the codes of the service', () => {
  let payload: Payload;
  let ask: ReturnType<typeof createApiClient>;
  let balloon: number;
  const as: Record<string, Record<string, string>> = {};

  const send = async (method: 'POST' | 'PATCH', path: string, body: object, role = 'programs') => {
    const headers = { ...as[role], 'content-type': 'application/json' };
    const answer = await ask.json(path, { method, headers, body: JSON.stringify(body) });
    return {
      status: answer.status,
      text: JSON.stringify(answer.body),
      id: isRecord(answer.body) && isRecord(answer.body['doc']) ? Number(answer.body['doc']['id']) : 0,
    };
  };

  beforeAll(async () => {
    payload = opened('sqlite');
    await ensureRevision(payload);
    ask = createApiClient(payload);
    const account = await createAccountFactory(payload, PASSWORD);
    for (const role of ['programs', 'magazine', 'press', 'service', 'balloon'] as const) {
      await account({ email: `${role}@example.org`, name: role, roles: [role] });
      as[role] = await signIn(payload, { email: `${role}@example.org`, password: PASSWORD });
    }
    await publish(payload, 'news', { title: 'Őszi séta', publishedOn: '2026-11-01' });
    balloon = (await send('POST', '/qr-codes', { code: 'Ballon-2', to: '/terkep', note: NAME })).id;
  });

  test('unusual and duplicate codes, and missing targets, are refused in Hungarian', async () => {
    const cases: [object, RegExp][] = [
      [{ code: 'két szó', to: '/terkep' }, /csak ékezet nélküli betű, szám/],
      [{ code: 'x'.repeat(41), to: '/terkep' }, /40/],
      [{ code: 'Ballon-2', to: '/terkep' }, /„Ballon-2” kódú tábla már van/],
      [{ code: 'ballon-2', to: '/terkep' }, /csak kis- és nagybetűben tér el/],
      [{ code: 'uj', to: '/nincs-ilyen-oldal' }, /Ezen a címen most nincs oldalunk/],
      [{ code: 'uj', to: '/magazin/nincs-ilyen-cikk' }, /Ezen a címen most nincs oldalunk/],
      [{ code: 'uj', to: '/files/nincs-ilyen.pdf' }, /Ezen a címen most nincs oldalunk/],
      [{ code: 'uj', to: 'javascript:alert(1)' }, /útvonalat/],
    ];
    for (const [body, words] of cases)
      expect(await send('POST', '/qr-codes', body)).toMatchObject({ status: 400, text: expect.stringMatching(words) });
    for (const to of ['/terkep', '/magazin/oszi-seta', '/terkep?reteg=fak#ballon', 'https://example.org/valami'])
      expect([to, (await send('POST', '/qr-codes', { code: `jo-${to.length}`, to })).status]).toEqual([to, 201]);
    // An already printed code stays valid.
    await payload.db.updateOne({ collection: 'qr-codes', id: balloon, data: { code: 'Régi kód' } });
    expect((await send('PATCH', `/qr-codes/${balloon}`, { note: NAME })).status).toBe(200);
    await payload.db.updateOne({ collection: 'qr-codes', id: balloon, data: { code: 'Ballon-2' } });
  });

  test('users who may see a code can view and download it under its sign’s name; others are refused in Hungarian', async () => {
    for (const role of ['programs', 'magazine']) {
      const response = await ask.request(`/qr-codes/${balloon}/picture?as=png&download`, { headers: as[role] ?? {} });
      expect([role, response.status, response.headers.get('content-disposition')]).toEqual([
        role,
        200,
        'attachment; filename="qr-ballon-penztar-oszi-tabla.png"',
      ]);
      expect(await scanned(Buffer.from(await response.arrayBuffer()))).toBe('http://localhost:3000/qr/Ballon-2');
    }
    const svg = await ask.request(`/qr-codes/${balloon}/picture?as=svg`, { headers: as['programs'] ?? {} });
    expect([svg.headers.get('content-type'), svg.headers.get('content-disposition')]).toEqual([
      'image/svg+xml; charset=utf-8',
      'inline; filename="qr-ballon-penztar-oszi-tabla.svg"',
    ]);
    for (const role of ['press', 'service', 'balloon', 'nobody'])
      for (const path of ['picture?as=svg', 'uses']) {
        const { status, body } = await ask.json(`/qr-codes/${balloon}/${path}`, { headers: as[role] ?? {} });
        expect([role, status, JSON.stringify(body)]).toEqual([
          role,
          role === 'nobody' ? 401 : 403,
          expect.stringMatching(/jelentkezzen be|nincs joga/),
        ]);
      }
    expect((await ask.request('/qr-codes/999/picture', { headers: as['programs'] ?? {} })).status).toBe(404);
  });

  const init = (body: object) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  test('counts of scans that cannot be stored are not accepted, so that the site repeats them', async () => {
    vi.spyOn(payload.logger, 'error').mockImplementationOnce(() => undefined);
    await runSql(payload, "CREATE TRIGGER refuse BEFORE INSERT ON qr_code_uses BEGIN SELECT RAISE(ABORT, 'refused'); END");
    const { status } = await ask.request('/hu/qr-codes/uses', init({ uses: [{ code: 'Ballon-2', count: 3 }] }));
    await runSql(payload, 'DROP TRIGGER refuse');
    expect(status).toBe(500);
  });

  test('counts of scans from the site are stored, and invalid counts refused', async () => {
    expect((await ask.request('/hu/qr-codes/uses', init({ uses: [{ code: 'Ballon-2', count: 3 }] }))).status).toBe(204);
    const { body } = await ask.json(`/qr-codes/${balloon}/uses`, { headers: as['magazine'] ?? {} });
    expect(body).toMatchObject({ week: 3, month: 3, all: 3, address: 'http://localhost:3000/qr/Ballon-2' });
    for (const uses of [[{ code: 'Ballon-2', count: 0 }], [{ code: 'Ballon-2', count: 1.5 }], 'x', [{ code: 7, count: 1 }]])
      expect((await ask.request('/hu/qr-codes/uses', init({ uses }))).status).toBe(422);
  });
});

test.each(DATABASES)('on %s scans are counted by day, and only numbers are stored', async (name) => {
  const payload = opened(name);
  await ensureRevision(payload);
  await payload.create({ collection: 'qr-codes', locale: 'hu', data: { code: 'Rampa-1', to: '/terkep' } });
  const at = (instant: string) => Temporal.Instant.from(instant);
  const scan = (instant: string, ...counts: [code: string, count: number][]) =>
    storeScans(payload, { uses: counts.map(([code, count]) => ({ code, count })) }, at(instant));
  await scan('2026-10-01T12:00:00+02:00', ['Rampa-1', 4]);
  await scan('2026-11-14T23:30:00+01:00', ['Rampa-1', 2]);
  await scan('2026-11-20T12:00:00+01:00', ['Rampa-1', 1], ['nincs-ilyen', 9], ['két szó', 1], ['Rampa-1', 2]);
  await Promise.all(['2026-11-20T23:30:00+01:00', '2026-11-20T23:31:00+01:00'].map((instant) => scan(instant, ['Rampa-1', 5])));
  const { docs } = await payload.find({ collection: 'qr-code-uses', sort: 'day', where: { code: { equals: 'Rampa-1' } } });
  expect(docs.map(({ code, day, count }) => [code, day, count])).toEqual([
    ['Rampa-1', '2026-10-01', 4],
    ['Rampa-1', '2026-11-14', 2],
    ['Rampa-1', '2026-11-20', 13],
  ]);
  expect(Object.keys(docs[0] ?? {}).toSorted()).toEqual(['code', 'count', 'createdAt', 'day', 'id', 'updatedAt']);
  expect(await countScans(payload, 'Rampa-1', at('2026-11-20T23:50:00+01:00'))).toEqual({
    week: 15,
    month: 15,
    all: 19,
    days: [
      { day: '2026-11-20', count: 13 },
      { day: '2026-11-14', count: 2 },
    ],
  });
});
