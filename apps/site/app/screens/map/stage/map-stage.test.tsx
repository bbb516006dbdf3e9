// @vitest-environment happy-dom
import { fixtures } from '@liget/content-api/fixtures';
import { createFrame, getBoxAround } from '@liget/map';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrawing } from '../../../components/islands/client-only.ts';
import { getMessages } from '../../../i18n/index.ts';
import { CategoryIcon } from '../filters/CategoryIcon.tsx';
import { listPlaces, type MapPlace } from '../places/places.ts';
import { START } from './camera.ts';
import { createCameraStore } from './camera-store.ts';
import { MapStage, type ShownRoute } from './MapStage.tsx';
import { Markers } from './Markers.tsx';

beforeEach(() => {
  // With reduced motion the camera moves at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { map } = getMessages('en');
const box = getBoxAround(
  fixtures.en.map.features.map(({ geometry }) => geometry.coordinates),
  300,
);
if (!box) throw new Error('no places');
const frame = createFrame(box, 800);
const places = listPlaces(fixtures.en.map, { locale: 'en', frame, todays: [], opening: () => null, formatCount: () => '' });

function renderStage(more: { route?: ShownRoute; chosen?: MapPlace; onChoose?: (place: MapPlace) => void } = {}) {
  const camera = createCameraStore(START);
  render(
    <IntlProvider locale="en" messages={{ map }} timeZone="Europe/Budapest">
      <MapStage
        {...{ frame, box: box ?? { west: 0, south: 0, east: 1, north: 1 }, places, camera }}
        baseMap={createDrawing({ layers: [{ kind: 'park', rank: null, isBridge: false, d: 'M0 0L800 0L800 800Z' }], names: [] }, false)}
        light="day"
        isFrozen={false}
        baseMapUrl="/en/map.geojson"
        chosen={more.chosen}
        route={more.route ?? null}
        visitor={null}
        getUrl={(id) => `/en/map?place=${id}`}
        onChoose={more.onChoose ?? (() => {})}
        stage={createRef()}
      />
    </IntlProvider>,
  );
  return camera;
}

const view = () => {
  const { style } = document.querySelector<HTMLElement>('[data-plane]') ?? document.body;
  return ['--zoom', '--angle', '--x', '--y'].map((name) => style.getPropertyValue(name));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('four buttons zoom in, zoom out, turn and reset the map', async () => {
  renderStage();
  const start = view();
  expect(screen.getByRole('button', { name: map.zoomOut }).getAttribute('aria-disabled')).toBe('true');
  await press(map.zoomIn);
  expect(Number(view()[0])).toBeGreaterThan(Number(start[0]));
  await press(map.zoomOut);
  expect(view()).toEqual(start);
  await press(map.rotate);
  expect([view()[0], view()[1]]).toEqual([start[0], '45deg']);
  await press(map.zoomIn);
  await press(map.reset);
  expect(view()).toEqual(start);
});

test('plus, minus and the arrow keys move the camera', async () => {
  const camera = renderStage();
  screen.getByRole('button', { name: map.zoomIn }).focus();
  await userEvent.keyboard('++');
  expect(camera.get().zoom).toBeGreaterThan(2);
  await userEvent.keyboard('{ArrowRight}');
  expect(camera.get().x).toBeLessThan(0);
  await userEvent.keyboard('---');
  expect(camera.get()).toEqual(START);
});

test('the wheel zooms at the pointer, and scrolls the page when the map cannot zoom out further', () => {
  const camera = renderStage();
  const baseMap = document.querySelector('[data-plane]') ?? document.body;
  expect(fireEvent.wheel(baseMap, { deltaY: 100 })).toBe(true);
  expect(camera.get()).toEqual(START);
  expect(fireEvent.wheel(baseMap, { deltaY: -320 })).toBe(false);
  expect(camera.get().zoom).toBeCloseTo(2);
});

test('every marker is a link to its place’s card', async () => {
  const onChoose = vi.fn();
  renderStage({ onChoose });
  const marker = screen.getByRole('link', { name: 'Balloon lookout' });
  expect(marker.getAttribute('href')).toBe('/en/map?place=top-location-1');
  await userEvent.click(marker);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'top-location-1' }));
});

test('a place with its own icon shows it on its marker, other places show that of their kind', () => {
  renderStage();
  const drawing = (name: string | RegExp) => screen.getByRole('link', { name }).querySelector('svg')?.innerHTML;
  const iconHtml = render(<CategoryIcon kind="top_location" icon="balloon" />).container.querySelector('svg')?.innerHTML;
  expect(iconHtml).toBeTruthy();
  expect(drawing('Balloon lookout')).toBe(iconHtml);
  expect(drawing(/^Restroom/)).not.toBe(iconHtml);
});

test('a marker that represents neighbours says how many, and zooms in when pressed', async () => {
  const [place] = places;
  if (!place?.point) throw new Error('no place');
  const onChoose = vi.fn();
  const cluster = { first: { place, point: place.point }, others: [{ place: { ...place, id: 'b' }, point: place.point }] };
  const onGather = vi.fn();
  render(
    <IntlProvider locale="en" messages={{ map }} timeZone="Europe/Budapest">
      <Markers
        markers={[cluster.first, ...cluster.others]}
        size={frame}
        clusters={[cluster]}
        chosen={undefined}
        getUrl={(id) => `/en/map?place=${id}`}
        onChoose={onChoose}
        onGather={onGather}
        onFocusMarker={() => {}}
      />
    </IntlProvider>,
  );
  const marker = screen.getByRole('link', { name: /^Balloon lookout · .*1/ });
  expect(marker.textContent).toContain('+1');
  await userEvent.click(marker);
  expect([onGather.mock.calls.length, onChoose.mock.calls.length]).toEqual([1, 0]);
});

test('a route is drawn, dashed where it is approximate, and fitted into the window', () => {
  const route = { line: [places[0], places[1]].flatMap((place) => (place?.position ? [place.position] : [])), isApproximate: true };
  const camera = renderStage({ route });
  expect(document.querySelector('[data-approximate] path')?.getAttribute('d')).toMatch(/^M[\d. ]+L[\d. ]+$/);
  expect(camera.get().zoom).toBeGreaterThan(1);
});

test('the marker of the chosen place is marked, also when its kind is filtered out', () => {
  const [place] = places;
  if (!place) throw new Error('The fixtures have no place on the map');
  const otherPlace: MapPlace = {
    ...place,
    id: 'amenity-99',
    markerId: 'amenity-99',
    title: 'Hidden fountain',
    kind: 'drinking_water',
  };
  renderStage({ chosen: otherPlace });
  expect(screen.getByRole('link', { name: /^Hidden fountain/ }).getAttribute('aria-current')).toBe('true');
});
