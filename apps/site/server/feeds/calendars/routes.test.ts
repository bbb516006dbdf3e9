import type { Redirect } from '@liget/content-api';
import { fixtureAnswer } from '@liget/content-api/fixture-answers';
import { fixtures } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { startSite } from '../../testing/site-under-test.ts';

/** A site whose content service answers with the fixtures, or with the status that `broken` returns. */
async function calendars(broken: (path: string) => number | undefined = () => undefined, redirects?: Redirect[]) {
  const { app, contentService } = await startSite({ PUBLIC_ORIGIN: 'https://liget.example' }, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://cms.example');
    const { status, body } = fixtureAnswer('GET', pathname);
    const answer = redirects && pathname.endsWith('/redirects') ? { data: redirects } : body;
    response.writeHead(broken(pathname) ?? status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const get = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ url });
    return { status: statusCode, type: headers['content-type'], name: headers['content-disposition'], body, headers };
  };
  return { get, requestedUrls: contentService.requestedUrls };
}

const LIST = '/varosligeti-programok';
const series = fixtures.hu.eventSeries.data;
const item = fixtures.hu.eventCalendar.data[0];

describe('the calendar', () => {
  test.each([
    [`${LIST}.ics`, 'liget.ics', '/api/hu/event-calendar'],
    ['/en/programs-in-varosliget.ics', 'liget.ics', '/api/en/event-calendar'],
    [`${LIST}/egy-program.ics`, 'egy-program.ics', '/api/hu/event-calendar?event=egy-program'],
    [`/programsorozatok/${series.slug}.ics`, `${series.slug}.ics`, `/api/hu/event-calendar?series=${series.slug}`],
  ])('%s is a file of that name', async (url, name, requestedUrl) => {
    const { get, requestedUrls } = await calendars();
    const file = await get(url);
    expect([file.status, file.type, file.name]).toEqual([200, 'text/calendar; charset=utf-8', `inline; filename="${name}"`]);
    expect(file.body).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT/);
    expect(requestedUrls).toContain(requestedUrl);
    expect(file.headers['x-page-source']).toBe('rendered');
    expect((await get(url)).headers['x-page-source']).toBe('fresh');
  });

  test('of an event and of a series has its name and a link to its page', async () => {
    const { get } = await calendars();
    const unfolded = async (url: string) => (await get(url)).body.replaceAll('\r\n ', '');
    expect(await unfolded(`${LIST}/egy-program.ics`)).toContain(`X-WR-CALNAME:${item?.name}`);
    const ofSeries = await unfolded(`/programsorozatok/${series.slug}.ics`);
    expect(ofSeries).toContain(`X-WR-CALNAME:${series.title}`);
    expect(ofSeries).toContain(`https://liget.example/programsorozatok/${series.slug}`);
  });

  test('of a filtered list requests those filters in canonical order', async () => {
    const { get, requestedUrls } = await calendars();
    await get(`${LIST}.ics?free=1&category=sport&utm=x&page=3&from=gestern`);
    expect(requestedUrls).toEqual(['/api/hu/event-calendar?category=sport&free=1']);
    expect((await get(`${LIST}.ics?category=sport&free=1`)).headers['x-page-source']).toBe('fresh');
    expect((await get(`${LIST}.ics?category=family`)).headers['x-page-source']).toBe('rendered');
  });
});

describe('the feed', () => {
  test.each([
    [`${LIST}.atom`, 'application/atom+xml', 'liget.atom', '<feed'],
    ['/en/programs-in-varosliget.rss', 'application/rss+xml', 'liget.rss', '<rss'],
  ])('%s has the newest fifty events', async (url, type, name, element) => {
    const { get, requestedUrls } = await calendars();
    const file = await get(`${url}?category=sport`);
    expect([file.status, file.type, file.name]).toEqual([200, `${type}; charset=utf-8`, `inline; filename="${name}"`]);
    expect(file.body).toContain(element);
    expect(file.body).toContain(`https://liget.example${url}?category=sport`);
    expect(requestedUrls[0]).toContain('/event-agenda?category=sport&sort=new&limit=50');
  });
});

describe('after a slug has changed', () => {
  const MOVED: Redirect[] = [
    { from: '/programsorozatok/regi-sorozat', to: `/programsorozatok/${series.slug}`, status: 301 },
    { from: '/en/program-series/old-series', to: '/en/program-series/folk-dance', status: 301 },
    { from: `${LIST}/regi-program`, to: `${LIST}/uj-program#idopontok`, status: 302 },
    { from: `${LIST}/megszunt-program`, to: '/programsorozatok', status: 301 },
  ];

  test.each([
    ['/programsorozatok/regi-sorozat.ics', 301, `/programsorozatok/${series.slug}.ics`],
    ['/en/program-series/old-series.ics', 301, '/en/program-series/folk-dance.ics'],
    [`${LIST}/regi-program.ics`, 302, `${LIST}/uj-program.ics`],
    [`${LIST}.ics?series=regi-sorozat&free=1`, 301, `${LIST}.ics?free=1&series=${series.slug}`],
    [`${LIST}.ics?location=zene-haza&free=1`, 301, `${LIST}.ics?location=magyar-zene-haza&free=1`],
    [`/en/programs-in-varosliget.atom?type=hangverseny`, 301, '/en/programs-in-varosliget.atom?type=concert'],
    [`${LIST}.atom?series=regi-sorozat`, 301, `${LIST}.atom?series=${series.slug}`],
    [`/en/programs-in-varosliget.rss?series=old-series`, 301, '/en/programs-in-varosliget.rss?series=folk-dance'],
  ])('%s redirects with %i to %s', async (url, status, to) => {
    const { get } = await calendars(undefined, MOVED);
    const answer = await get(url);
    expect([answer.status, answer.headers.location]).toEqual([status, to]);
  });

  test('a calendar whose page redirects to a page of another kind is not found', async () => {
    const { get } = await calendars((path) => (path.endsWith('/event-calendar') ? 404 : undefined), MOVED);
    expect((await get(`${LIST}/megszunt-program.ics`)).status).toBe(404);
  });

  const location = fixtures.hu.eventLocations.locations[0];
  const [type] = fixtures.hu.eventTypes.types.flatMap(({ event_types }) => event_types);

  test.each(['.ics', '.atom', '.rss'])('a list as %s is not found if no value of a filter exists, instead of empty', async (extension) => {
    const { get } = await calendars((path) => (path.endsWith('/event-series/nincs') ? 404 : undefined));
    const getStatus = async (query: string) => (await get(`${LIST}${extension}?${query}`)).status;
    expect(await Promise.all(['location=nincs', 'type=nincs', 'series=nincs', `type=${type?.slug}&location=nincs`].map(getStatus))).toEqual(
      [404, 404, 404, 404],
    );
    expect(
      await Promise.all(
        [`location=nincs&location=${location?.slugs.en}`, `type=${type?.slug}`, 'series=1', `series=${series.slug}`].map(getStatus),
      ),
    ).toEqual([200, 200, 200, 200]);
  });

  test.each([
    ['event-locations', 'location'],
    ['event-types', 'type'],
  ])('a list is unavailable while %s cannot be read', async (endpoint, filter) => {
    const { get } = await calendars((path) => (path.endsWith(endpoint) ? 500 : undefined));
    expect((await get(`${LIST}.ics?${filter}=nincs`)).status).toBe(503);
  });

  test('an item that is not found is unavailable while the redirects cannot be read', async () => {
    const { get } = await calendars((path) => (path.endsWith('/redirects') ? 500 : path.includes('event-') ? 404 : undefined));
    expect((await get(`${LIST}/egy-program.ics`)).status).toBe(503);
  });
});

describe('a calendar or feed is unavailable', () => {
  const ALL = [`${LIST}.ics`, `${LIST}/egy-program.ics`, `/programsorozatok/${series.slug}.ics`, `${LIST}.atom`];

  const exceptRedirects = (status: number) => (path: string) => (path.endsWith('/redirects') ? undefined : status);

  test.each(ALL)('with 503 while the content service is down: %s', async (url) => {
    const { get } = await calendars(() => 500);
    const { status, headers, body } = await get(url);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
    expect(body).toContain('A naptár most nem érhető el.');
  });

  test.each(ALL)('with 404 if the item does not exist: %s', async (url) => {
    const { get } = await calendars(exceptRedirects(404));
    const { status, headers, body } = await get(url);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([404, undefined, 'no-store']);
    expect(body).toContain('Ez a naptár nem található.');
  });

  test.each(['/programsorozatok/x.ics', `${LIST}/x.ics`])('if the content service refuses: %s', async (url) => {
    const { get } = await calendars(exceptRedirects(400));
    expect((await get(url)).status).toBe(404);
  });

  test('if the dates of a series cannot be read', async () => {
    const { get } = await calendars((path) => (path.includes('event-calendar') ? 500 : undefined));
    expect((await get(`/programsorozatok/${series.slug}.ics`)).status).toBe(503);
  });

  test('for an event without dates', async () => {
    const { app } = await startSite({}, (_, response) => response.end(JSON.stringify({ data: [] })));
    expect((await app.inject({ url: `${LIST}/egy-program.ics` })).statusCode).toBe(404);
  });
});
