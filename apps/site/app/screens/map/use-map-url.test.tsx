// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createBrowserRouter, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMapUrl } from './use-map-url.ts';

beforeEach(() => window.history.replaceState(null, '', '/en/map?kind=metro'));
afterEach(cleanup);

/** Renders the hook with a loader that answers with the URL's place. `shown` collects the chosen place of every render. */
function renderMap() {
  const drawn = vi.fn<(address: ReturnType<typeof useMapUrl>) => void>();
  function Screen() {
    drawn(useMapUrl('/en/map', useLoaderData<string | null>()));
    return null;
  }
  const loader = ({ request }: { request: Request }) => new URL(request.url).searchParams.get('place');
  const router = createBrowserRouter([{ id: 'map', path: '/en/map', element: <Screen />, loader }], {
    hydrationData: { loaderData: { map: null } },
  });
  render(<RouterProvider router={router} />);
  const arrived = async (search: string) => {
    await expect.poll(() => window.location.search).toBe(search);
  };
  const choose = (id: string | null) => drawn.mock.lastCall?.[0].choose(id);
  const readShown = () => drawn.mock.calls.map(([{ chosenId }]) => chosenId);
  return { router, shown: readShown, choose, arrived };
}

test('a chosen place shows at once and is in the URL', async () => {
  const { shown: readShown, choose, arrived } = renderMap();
  act(() => choose('top-location-1'));
  expect(readShown().at(-1)).toBe('top-location-1');
  await act(() => arrived('?kind=metro&place=top-location-1'));
  expect(readShown().at(-1)).toBe('top-location-1');
});

test('a card that was closed does not reappear when the URL of the choice arrives late', async () => {
  const { shown: readShown, choose, arrived } = renderMap();
  const before = readShown().length;
  // On a busy device, the URL of the choice arrives and the choice is undone before the screen renders again.
  await act(async () => {
    choose('top-location-1');
    await arrived('?kind=metro&place=top-location-1');
    choose(null);
  });
  await act(() => arrived('?kind=metro'));
  expect(readShown().slice(before)).not.toContain('top-location-1');
  expect(readShown().at(-1)).toBeNull();
});

test('the back button leads to the place in the URL', async () => {
  const { router, shown: readShown, choose, arrived } = renderMap();
  act(() => choose('top-location-1'));
  await act(() => arrived('?kind=metro&place=top-location-1'));
  await act(() => router.navigate(-1));
  await act(() => arrived('?kind=metro'));
  expect(readShown().at(-1)).toBeNull();
  await act(() => router.navigate(1));
  await act(() => arrived('?kind=metro&place=top-location-1'));
  expect(readShown().at(-1)).toBe('top-location-1');
});
