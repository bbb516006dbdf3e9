// @vitest-environment happy-dom
import { fixtures } from '@liget/content-api/fixtures';
import { createFrame } from '@liget/map';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { PlaceList } from './PlaceList.tsx';
import { groupPlaces, listPlaces } from './places.ts';

afterEach(cleanup);

const { map } = getMessages('en');
const frame = createFrame({ west: 19.07, south: 47.505, east: 19.1, north: 47.522 }, 800);
const places = listPlaces(fixtures.en.map, {
  locale: 'en',
  frame,
  todays: [],
  formatCount: () => '',
  opening: ({ properties }) => (properties.kind === 'top_location' ? { text: 'Closed today', isOpen: false } : null),
});

function listed(nearest: Parameters<typeof PlaceList>[0]['nearest'] = null) {
  const onChoose = vi.fn();
  render(
    <IntlProvider locale="en" messages={{ map }} timeZone="Europe/Budapest">
      <PlaceList
        groups={groupPlaces(places, { kinds: [] }, new Map())}
        todaysText=""
        nearest={nearest}
        chosen="top-location-1"
        getUrl={(id) => `/en/map?place=${id}`}
        onChoose={onChoose}
      />
    </IntlProvider>,
  );
  return onChoose;
}

test('an entry names the language of its title and note where they have no translation', () => {
  const [place] = places;
  if (!place) throw new Error('no place');
  render(
    <IntlProvider locale="en" messages={{ map }} timeZone="Europe/Budapest">
      <PlaceList
        groups={[{ kind: place.kind, places: [{ ...place, title: 'Mosdó', note: 'Pelenkázóval', langs: { title: 'hu', note: 'hu' } }] }]}
        todaysText=""
        nearest={null}
        chosen={undefined}
        getUrl={() => '/en/map'}
        onChoose={() => undefined}
      />
    </IntlProvider>,
  );
  expect([...document.querySelectorAll('[lang="hu"]')].map(({ textContent }) => textContent)).toEqual(['Mosdó', 'Pelenkázóval']);
});

const entry = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body;

test('an entry of the list has the same facts as the place’s card: opening state, note, link to the phone’s map', () => {
  listed();
  expect(within(entry('Balloon lookout')).getByText('Closed today').dataset['isOpen']).toBe('false');
  expect(entry('Restroom').textContent).toContain('Free after a quick registration');
  expect(entry('Restroom').querySelector('[data-is-open]')).toBeNull();
  expect(
    within(entry('Restroom'))
      .getByRole('link', { name: map.openNamed.replace('{title}', 'Restroom') })
      .getAttribute('href'),
  ).toMatch(/^geo:47/);
  expect(entry('Balloon lookout').dataset).toHaveProperty('chosen');
});

test('pressing an entry shows the place on the map, and its link has the same URL', async () => {
  const onChoose = listed();
  const show = screen.getByRole('link', { name: map.showNamed.replace('{title}', 'Balloon lookout') });
  expect(show.getAttribute('href')).toBe('/en/map?place=top-location-1');
  await userEvent.click(show);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'top-location-1' }));
});

test('every entry has its distance in the list sorted by distance', () => {
  listed(places.map((place, index) => ({ place, metres: 100 * (index + 1) })));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(map.near.title);
  expect(entry('Balloon lookout').textContent).toContain('100 m');
  expect(entry('Restroom').textContent).toContain('200 m');
});
