import { useEffect, useEffectEvent, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { isFrugal } from './connection.ts';
import { useRouteModules } from './route-modules.ts';
import { getScreenTarget } from './screen-target.ts';

/** Milliseconds that the pointer must rest on a link. */
const REST_MS = 80;

/** The path of the link that the visitor is about to follow; none on slow connections and with data saving. */
function usePrefetchPath(): string | undefined {
  const [path, setPath] = useState<string>();
  const loadModules = useRouteModules();
  const fetchAhead = useEffectEvent(async (to: string) => {
    const ahead = to.replace(/#.*/, '');
    // Prefetching data makes the router reload this page if the code fails to load, so the code is loaded first.
    const isHere = await loadModules(ahead).then(
      () => true,
      () => false,
    );
    if (isHere) setPath(ahead);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onIntent({ type, target }: Pick<Event, 'type' | 'target'>) {
      clearTimeout(timer);
      const anchor = target instanceof Element ? target.closest('a') : null;
      const to = anchor?.href && !isFrugal(navigator) ? getScreenTarget(anchor, window.location) : undefined;
      if (to !== undefined) timer = setTimeout(() => void fetchAhead(to), type === 'touchstart' ? 0 : REST_MS);
    }
    const types = ['pointerover', 'touchstart', 'focusin'];
    for (const type of types) document.addEventListener(type, onIntent, { passive: true });
    // The interaction that loaded this code may have ended on a link.
    onIntent({ type: 'pointerover', target: document.querySelector('a:hover') });
    return () => {
      clearTimeout(timer);
      for (const type of types) document.removeEventListener(type, onIntent);
    };
  }, []);
  return path;
}

/** Prefetches the page that the visitor is about to open. */
export function Prefetch() {
  const path = usePrefetchPath();
  return path ? <PrefetchPageLinks page={path} /> : null;
}
