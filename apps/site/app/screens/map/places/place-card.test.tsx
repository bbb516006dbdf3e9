// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { PlaceCard } from './PlaceCard.tsx';
import type { MapPlace } from './places.ts';

afterEach(cleanup);

const { map } = getMessages('en');
const PLACE: MapPlace = {
  id: 'top-location-1',
  kind: 'top_location',
  title: 'Balloon lookout',
  note: 'On Mimóza Hill',
  url: '/en/top-locations/balloon-fly',
  geo: 'geo:47.51740,19.08700?q=47.51740,19.08700(Balloon%20lookout)',
  image: null,
  icon: 'balloon',
  opening: { text: 'Open until 6 pm', isOpen: true },
  position: [19.087, 47.5174],
  markerId: 'top-location-1',
  point: { x: 1, y: 1 },
  programs: [
    {
      id: 7,
      url: '/en/programs/concert',
      title: 'Concert',
      time: '6 pm',
      status: 'cancelled',
      isOff: true,
      isOnNow: false,
      isLasting: false,
    },
    {
      id: 8,
      url: '/en/programs/walk',
      title: 'Walk',
      time: '7 pm',
      status: null,
      isOff: false,
      isOnNow: true,
      isLasting: false,
    },
  ],
  programsText: '1 event',
  programsAt: null,
  later: null,
};

function renderCard(changes: Partial<MapPlace> = {}, more: { metres?: number; takesFocus?: boolean } = {}) {
  const onClose = vi.fn();
  render(
    <IntlProvider locale="en" messages={{ map }} timeZone="Europe/Budapest">
      <PlaceCard
        place={{ ...PLACE, ...changes }}
        metres={more.metres ?? null}
        closeUrl="/en/map"
        routeUrl="/en/map?to=top-location-1#way"
        reportUrl="/en/report-a-problem?place=top-location-1"
        url="/en/map?place=top-location-1"
        takesFocus={more.takesFocus ?? true}
        onClose={onClose}
      />
    </IntlProvider>,
  );
  return onClose;
}

const card = () => screen.getByRole('region', { name: 'Balloon lookout' });

test('the card shows what the place is, whether it is open, and today’s events', () => {
  renderCard();
  expect(screen.getByText(map.kinds.top_location)).toBeTruthy();
  expect(screen.getByText('Open until 6 pm').dataset['isOpen']).toBe('true');
  expect(screen.getByText('On Mimóza Hill')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: map.kinds.today })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Concert' }).closest('li')?.textContent).toContain(map.status.cancelled);
  expect(screen.getByRole('link', { name: 'Walk' }).closest('li')?.textContent).toContain(map.onNow);
});

test('a closed place is not styled as open, and a place without hours shows no opening state', () => {
  renderCard({ opening: { text: 'Closed today', isOpen: false } });
  expect(screen.getByText('Closed today').dataset['isOpen']).toBe('false');
  cleanup();
  renderCard({ opening: null });
  expect(card().querySelector('[data-is-open]')).toBeNull();
});

test('the card links to the place’s page, to the route and to the phone’s own map', () => {
  renderCard();
  expect(screen.getByRole('link', { name: map.more }).getAttribute('href')).toBe(PLACE.url);
  expect(screen.getByRole('link', { name: map.wayThere }).getAttribute('href')).toBe('/en/map?to=top-location-1#way');
  expect(screen.getByRole('link', { name: map.open }).getAttribute('href')).toBe(PLACE.geo);
});

test('the card shows distance and walking time only if the visitor’s position is known', () => {
  renderCard();
  expect(card().textContent).not.toMatch(/\d+ m\b/);
  cleanup();
  renderCard({}, { metres: 412 });
  expect(card().textContent).toContain('410 m');
  expect(card().textContent).toMatch(/5 min/);
});

test('the card takes the focus when the visitor opened it, and not when the URL did', () => {
  renderCard();
  expect(document.activeElement).toBe(card());
  cleanup();
  renderCard({}, { takesFocus: false });
  expect(document.activeElement).not.toBe(card());
});

test('Escape closes the card from any focus, and so does its close button, which is a link without scripts', async () => {
  const onClose = renderCard({}, { takesFocus: false });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  const cross = screen.getByRole('link', { name: map.closeCard });
  expect(cross.getAttribute('href')).toBe('/en/map');
  await userEvent.click(cross);
  expect(onClose).toHaveBeenCalledTimes(2);
});
