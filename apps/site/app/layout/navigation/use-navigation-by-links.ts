import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isLeaving, reloadAt } from '../../components/islands/chunk-guard.ts';
import { scrollBehavior } from '../viewport.ts';
import { useRouteModules } from './route-modules.ts';
import { getScreenTarget, isOnThisPage } from './screen-target.ts';

const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The name in a fragment; a malformed one is used unchanged. */
function getName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Where the focus goes after a move: to the place that the hash names, else to the page's content. */
function focusOn(hash: string): void {
  const place = document.getElementById(getName(hash)) ?? document.getElementById('content');
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

/** A screen that changes in place, for example with its filters, keeps the visitor where they are. */
const keepsPlace = (state: unknown) => typeof state === 'object' && state !== null && 'keepsPlace' in state;

interface Navigation {
  /** A screen's code is on its way. */
  isWaiting: boolean;
  /** The target of a link that could not be followed. */
  missed: string | undefined;
  forget: () => void;
}

/** One listener for all plain links, also those inside editors' texts. */
export function useNavigationByLinks(): Navigation {
  const navigate = useNavigate();
  const loadModules = useRouteModules();
  const [isWaiting, setWaiting] = useState(false);
  const [missed, setMissed] = useState<string>();
  const newest = useRef(0);
  const location = useLocation();
  const visit = useRef(location);

  const follow = useEffectEvent(async (target: string) => {
    newest.current += 1;
    const mine = newest.current;
    // Without a connection, neither the router nor a new document brings the page, and both would give up this one.
    const isCutOff = !navigator.onLine && !isOnThisPage(target, window.location);
    setMissed(isCutOff ? target : undefined);
    if (isCutOff) return;
    setWaiting(true);
    try {
      await loadModules(target);
    } catch {
      if (mine !== newest.current) return;
      const go = (to: string) => window.location.assign(to);
      if (!isLeaving() && reloadAt(target, { storage: sessionStorage, now: Date.now(), go })) return;
      setWaiting(false);
      setMissed(target);
      return;
    }
    if (mine !== newest.current) return;
    setWaiting(false);
    await navigate(target);
  });

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const anchor = isPlain(event) && event.target instanceof Element ? event.target.closest('a') : null;
      const target = anchor?.href ? getScreenTarget(anchor, window.location) : undefined;
      if (target === undefined) return;
      event.preventDefault();
      // Moves on one page are smooth; a new page begins where it begins.
      if (isOnThisPage(target, window.location)) document.documentElement.style.scrollBehavior = scrollBehavior();
      void follow(target);
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  useEffect(() => {
    if (visit.current === location) return;
    visit.current = location;
    if (!keepsPlace(location.state)) focusOn(location.hash);
    document.documentElement.style.removeProperty('scroll-behavior');
  }, [location]);

  return { isWaiting, missed, forget: () => setMissed(undefined) };
}
