// @vitest-environment happy-dom
import { createFrame } from '@liget/map';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { START } from './camera.ts';
import { createCameraStore } from './camera-store.ts';
import { useLiveBaseMap } from './use-live-base-map.ts';

const loadModule = vi.hoisted(() => vi.fn(() => ({ startLiveBaseMap: async () => ({ show() {}, name() {}, remove() {} }) })));
vi.mock('../live/live-base-map.ts', loadModule);

const box = { west: 19.07, south: 47.506, east: 19.095, north: 47.522 };
const frame = createFrame(box, 800);
const bounds = { width: 700, height: 600, offset: { x: 0, y: 0 } };
const camera = createCameraStore(START);

function Stage() {
  const { canvas, isLive } = useLiveBaseMap({ frame, box, light: 'day', baseMapUrl: '/map.geojson', shown: [], camera, bounds });
  return <div ref={canvas} data-live={isLive || undefined} />;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the live base map and its library are loaded after the visitor’s first interaction, not before', async () => {
  const { promise: firstMove, resolve: move } = Promise.withResolvers<void>();
  vi.stubGlobal('firstMove', firstMove);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ getExtension: () => null } as unknown as null);
  render(<Stage />);
  await new Promise(setImmediate);
  expect(loadModule).not.toHaveBeenCalled();
  move();
  await vi.waitFor(() => expect(document.querySelector('[data-live]')).not.toBeNull());
});
