import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isLeaving, reloadAt } from '../../components/islands/chunk-guard.ts';
import { getScrollBehavior } from '../viewport.ts';
import { UNREACHABLE } from './keep-page.ts';
import { useRouteModules } from './route-modules.ts';
import { getScreenTarget, isOnThisPage } from './screen-target.ts';

const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The decoded name in a fragment; unchanged if it is malformed. */
function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Moves the focus after a navigation to the fragment's element, or else to the page's content. */
function focusOn(hash: string): void {
  const place = document.getElementById(decodeFragment(hash)) ?? document.getElementById('content');
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

/** Whether a navigation changes the screen in place, for example its filters, and must keep the scroll position. */
const keepsPlace = (state: unknown) => typeof state === 'object' && state !== null && 'keepsPlace' in state;

interface Navigation {
  /** The code of a screen is loading. */
  isWaiting: boolean;
  /** The target of a link that could not be followed. */
  unreachableTarget: string | undefined;
  dismiss: () => void;
}

/** Handles clicks on all plain links with one listener, including links in editors' texts. */
export function useNavigationByLinks(): Navigation {
  const navigate = useNavigate();
  const loadModules = useRouteModules();
  const [isWaiting, setIsWaiting] = useState(false);
  const [unreachableTarget, setUnreachableTarget] = useState<string>();
  const newestId = useRef(0);
  const location = useLocation();
  const visit = useRef(location);

  const follow = useEffectEvent(async (target: string) => {
    newestId.current += 1;
    const navigationId = newestId.current;
    // Offline, neither the router nor a new document can load the page, and both would discard the current one.
    const isOffline = !navigator.onLine && !isOnThisPage(target, window.location);
    setUnreachableTarget(isOffline ? target : undefined);
    if (isOffline) return;
    setIsWaiting(true);
    try {
      await loadModules(target);
    } catch {
      if (navigationId !== newestId.current) return;
      const go = (to: string) => window.location.assign(to);
      if (!isLeaving() && reloadAt(target, { storage: sessionStorage, now: Date.now(), go })) return;
      setIsWaiting(false);
      setUnreachableTarget(target);
      return;
    }
    if (navigationId !== newestId.current) return;
    setIsWaiting(false);
    await navigate(target);
  });

  const stay = useEffectEvent(({ detail }: CustomEvent<string>) => {
    setUnreachableTarget(detail);
    // Ends the navigation at the page that is shown, which is not loaded again.
    void navigate(location, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state: { keepsPlace: true } });
  });

  useEffect(() => {
    const onUnreachable = (event: Event) => stay(event as CustomEvent<string>);
    addEventListener(UNREACHABLE, onUnreachable);
    return () => removeEventListener(UNREACHABLE, onUnreachable);
  }, []);

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const anchor = isPlain(event) && event.target instanceof Element ? event.target.closest('a') : null;
      const target = anchor?.href ? getScreenTarget(anchor, window.location) : undefined;
      if (target === undefined) return;
      event.preventDefault();
      // Scrolling is smooth only within a page.
      if (isOnThisPage(target, window.location)) document.documentElement.style.scrollBehavior = getScrollBehavior();
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

  return { isWaiting, unreachableTarget, dismiss: () => setUnreachableTarget(undefined) };
}
