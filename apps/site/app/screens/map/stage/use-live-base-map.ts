import type { Box, Frame } from '@liget/map';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LiveBaseMap } from '../live/live-base-map.ts';
import type { MapPlace } from '../places/places.ts';
import type { CameraStore } from './camera-store.ts';
import { type BoxPosition, toView } from './view.ts';

interface Options {
  frame: Frame;
  box: Box;
  light: 'day' | 'dusk';
  baseMapUrl: string;
  /** The places whose markers are drawn at this zoom. */
  shown: readonly MapPlace[];
  camera: CameraStore;
  bounds: BoxPosition | null;
}

/** The Network Information API, where supported: visitors who save data keep the server-drawn base map. */
const savesData = () => 'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean } | undefined)?.saveData);

function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Runs when the browser is idle, at the latest after two seconds. */
function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 1);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}

/** Starts the live base map after the visitor's first interaction, when its code and data are loaded; after any error the server-drawn base map stays. */
export function useLiveBaseMap({ frame, box, light, baseMapUrl, shown, camera, bounds }: Options) {
  const canvas = useRef<HTMLDivElement>(null);
  const [baseMap, setBaseMap] = useState<LiveBaseMap | null>(null);
  const isMeasured = bounds !== null;
  const names = useMemo(
    () => shown.flatMap(({ title, kind, position }) => (position ? [{ position, title: kind === 'top_location' ? title : '' }] : [])),
    [shown],
  );
  const newest = useRef({ bounds, names });
  useEffect(() => {
    newest.current = { bounds, names };
  }, [bounds, names]);

  useEffect(() => {
    const container = canvas.current;
    if (!isMeasured || !container || savesData()) return undefined;
    let started: LiveBaseMap | undefined;
    let isStopped = false;
    const start = async () => {
      if (!canDraw()) return;
      const { startLiveBaseMap } = await import('../live/live-base-map.ts');
      const { bounds: newestBounds, names: newestNames } = newest.current;
      if (isStopped || !newestBounds) return;
      started = await startLiveBaseMap(container, {
        baseMapUrl,
        light,
        view: toView(camera.seen(), newestBounds, frame, box),
        markers: newestNames,
        onLost: () => setBaseMap(null),
      });
      if (isStopped) started.remove();
      else setBaseMap(started);
    };
    let cancel = () => {};
    const wait = async () => {
      // Until then the server's drawing shows the same, and costs no library.
      await window.firstMove;
      if (isStopped) return;
      cancel = whenIdle(() => {
        start().catch(() => undefined);
      });
    };
    void wait();
    return () => {
      isStopped = true;
      cancel();
      setBaseMap(null);
      started?.remove();
    };
  }, [isMeasured, baseMapUrl, light, camera, frame, box]);

  useEffect(() => {
    if (!baseMap || !bounds) return undefined;
    const follow = () => baseMap.show(toView(camera.seen(), bounds, frame, box));
    follow();
    return camera.subscribe(follow);
  }, [baseMap, bounds, camera, frame, box]);

  useEffect(() => baseMap?.name(names), [baseMap, names]);
  return { canvas, isLive: baseMap !== null };
}
