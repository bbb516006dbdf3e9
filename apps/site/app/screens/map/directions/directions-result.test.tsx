import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { DirectionsResult } from './DirectionsResult.tsx';
import { toRouteView } from './route-view.ts';

const end = (id: string | null, title: string, position: [number, number]) => ({ id, title, position });
const FROM = end('amenity-1', 'M1', [19.08, 47.51]);
const TO = end('top-location-1', 'Ballon', [19.088, 47.51]);

/** One path between both ends, 600 m long. */
function renderResult(source: 'drawn' | 'osm', { locale = 'hu', isOwn = false }: { locale?: 'hu' | 'en'; isOwn?: boolean } = {}) {
  const coordinates: [number, number][] = [
    [19.08, 47.51],
    [19.084, 47.51],
    [19.088, 47.51],
  ];
  const baseMap = {
    features: [
      {
        type: 'Feature' as const,
        id: 'path',
        geometry: { type: 'LineString' as const, coordinates },
        properties: { kind: 'path' as const, name: 'Sétány', source, rank: 'promenade' as const },
      },
    ],
  };
  const messages = getMessages(locale);
  const { route } = toRouteView({ from: isOwn ? { ...FROM, id: null } : FROM, to: TO }, baseMap, false, { locale, messages });
  if (!route) throw new Error('no way');
  const { wayForm } = messages;
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{ wayForm }} timeZone="Europe/Budapest">
      <DirectionsResult route={route} locale={locale} />
    </IntlProvider>,
  );
  return { html, route };
}

test.each([
  ['hu', 'kb. 600 m, '],
  ['en', 'about 600 m, '],
] as const)('a route is shown with its length, duration and ordered steps (%s)', (locale, total) => {
  const { html } = renderResult('osm', { locale });
  expect(html).toContain(total);
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html.indexOf('Sétány')).toBeLessThan(html.lastIndexOf('Ballon'));
});

test.each(['hu', 'en'] as const)('a drawn route is called approximate in words and on the map, a surveyed one is not (%s)', (locale) => {
  const drawn = renderResult('drawn', { locale });
  expect([drawn.html.includes(getMessages(locale).ways.approximate), drawn.route.isApproximate]).toEqual([true, true]);
  const surveyed = renderResult('osm', { locale });
  expect([surveyed.html.includes(getMessages(locale).ways.approximate), surveyed.route.isApproximate]).toEqual([false, false]);
});

test('the directions link to the way back, to the step-free route and to the phone’s own map', () => {
  const { html } = renderResult('osm');
  expect(html).toContain('href="/terkep?from=top-location-1&amp;to=amenity-1#way"');
  expect(html).toContain('href="/terkep?from=amenity-1&amp;to=top-location-1&amp;profile=step-free#way"');
  expect(html).toContain('href="geo:47.51');
});

test('a route from the visitor’s position offers no URL, which would contain the position', () => {
  const { html } = renderResult('osm', { isOwn: true });
  expect(html).not.toContain('from=');
  expect(html).not.toContain('19.08,');
});
