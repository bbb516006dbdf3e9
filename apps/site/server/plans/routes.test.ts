import { fixtureAnswer } from '@liget/content-api/fixture-answers';
import { describe, expect, test } from 'vitest';
import { startSite } from '../testing/site-under-test.ts';
import { readTextsOfPdf } from '../testing/text-of-pdf.ts';

/** The site before a content service that knows the fixtures, or answers with a status alone where `broken` says so. */
async function plans(broken: (path: string) => number | undefined = () => undefined) {
  const { app, contentService } = await startSite({ PUBLIC_ORIGIN: 'https://liget.example' }, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://cms.example');
    const { status, body } = fixtureAnswer('GET', pathname);
    response.writeHead(broken(pathname) ?? status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const get = async (url: string) => {
    const { statusCode, headers, body, rawPayload } = await app.inject({ url });
    return { status: statusCode, headers, body, rawPayload };
  };
  return { get, requestedUrls: contentService.requestedUrls };
}

describe('the small map of a place', () => {
  test.each([
    ['/terkep/top-location-1.svg', 'Ballon-kilátó'],
    ['/en/map/top-location-1.svg', 'Balloon lookout'],
    ['/terkep/event-location-3.svg', 'Magyar Zene Háza'],
  ])('%s is a picture that names itself, its scale and whose data it has', async (url, title) => {
    const { get } = await plans();
    const { status, headers, body } = await get(url);
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toContain('100 m');
    expect(body).toContain('© OpenStreetMap contributors');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers.etag).toBeDefined();
    expect((await get(url)).headers['x-page-source']).toBe('fresh');
  });

  test('shows the ground around the place and nothing beyond its frame', async () => {
    const { get } = await plans();
    const { body } = await get('/terkep/event-location-3.svg');
    const path = / d="M(\S+ ?\S*)l([^"Z]+)" fill="none"/.exec(body);
    const [start = [], steps = []] = [path?.[1], path?.[2]].map((text) => [...(text ?? '').matchAll(/-?[\d.]+/g)].map(Number));
    let [x = -1, y = -1] = start;
    const points = [[x, y]];
    for (let index = 0; index + 1 < steps.length; index += 2) {
      x += steps[index] ?? 0;
      y += steps[index + 1] ?? 0;
      points.push([x, y]);
    }
    expect(points.length).toBeGreaterThan(1);
    for (const [east = -1, down = -1] of points)
      expect([east >= 0, east <= 640.1, down >= -1, down <= 418]).toEqual([true, true, true, true]);
  });

  test.each(['/terkep/top-location-999.svg', '/en/map/event-location-999.svg'])('there is none at %s', async (url) => {
    const { get } = await plans();
    const { status, headers, body } = await get(url);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(body).toContain('Ez a térkép nem található.');
  });

  test('is to come again while the content service is down', async () => {
    const { get } = await plans(() => 500);
    const { status, headers } = await get('/terkep/top-location-1.svg');
    expect([status, headers['retry-after']]).toEqual([503, '30']);
  });
});

describe('the plan to print', () => {
  test.each([
    ['/terkep/liget-terkep.pdf', 'liget-terkep.pdf', 'Városliget – térkép', 'Ballon-kilátó', 'https://liget.example/terkep'],
    ['/en/map/liget-map.pdf', 'liget-map.pdf', 'City Park – map', 'Balloon lookout', 'https://liget.example/en/map'],
  ])('%s is a document of that name, in the language of its address', async (url, name, title, place, online) => {
    const { get, requestedUrls } = await plans();
    const { status, headers, rawPayload } = await get(url);
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `inline; filename="${name}"`,
    ]);
    const texts = await readTextsOfPdf(rawPayload);
    expect([texts.includes(title), texts.includes(place), texts.join(' ').includes(online)]).toEqual([true, true, true]);
    // The browser's viewer of documents does not open in a sandbox.
    expect(headers['content-security-policy'] ?? '').not.toContain('sandbox');
    const before = requestedUrls.length;
    expect((await get(url)).headers['x-page-source']).toBe('fresh');
    expect(requestedUrls).toHaveLength(before);
  });

  test('is to come again while the content service is down', async () => {
    const { get } = await plans((path) => (path.endsWith('/map/ground') ? 503 : undefined));
    expect((await get('/terkep/liget-terkep.pdf')).status).toBe(503);
  });
});
