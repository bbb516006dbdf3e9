import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { hu } from '../../../i18n/hu/index.ts';
import { PlacePrograms } from './PlacePrograms.tsx';

const show = (programs: Parameters<typeof PlacePrograms>[0]['programs'], url: string) =>
  renderToStaticMarkup(
    <IntlProvider locale="hu" messages={hu} timeZone="Europe/Budapest">
      <PlacePrograms programs={programs} url={url} />
    </IntlProvider>,
  );

test('a place without events says so and links to those of the park', () => {
  const html = show([], '/varosligeti-programok');
  expect(html).toContain(hu.places.noPrograms);
  expect(html).toContain(`href="/varosligeti-programok">${hu.places.elsewhere}</a>`);
});

test('a place with events links to all of its own', () => {
  const html = show(
    [{ id: 1, url: '/x', title: 'Séta', when: 'ma', statusText: null, off: [] }],
    '/varosligeti-programok?location=promenad',
  );
  expect(html).toContain(`href="/varosligeti-programok?location=promenad">${hu.places.allPrograms}</a>`);
});
