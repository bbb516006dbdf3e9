import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { localeOfPath } from '../lib/href.ts';

/** Addresses that are not screens: files, the admin, the service's own calls. */
const NOT_SCREENS = /^\/(admin|api|media|files|qr|_next|assets)(\/|$)|\.\w{2,5}$/;

/** The path to go to without loading a new document, or `undefined` when the browser must do it. */
export function screenTarget(anchor: HTMLAnchorElement, here: Location): string | undefined {
  if (anchor.target && anchor.target !== '_self') return undefined;
  if (anchor.hasAttribute('download') || anchor.rel.split(' ').includes('external')) return undefined;
  const to = new URL(anchor.href, here.href);
  if (to.origin !== here.origin || NOT_SCREENS.test(to.pathname)) return undefined;
  // Another language brings its own texts: a new document. A hash on the same page is the browser's.
  if (localeOfPath(to.pathname) !== localeOfPath(here.pathname) || to.searchParams.has('language')) return undefined;
  if (to.hash && to.pathname === here.pathname && to.search === here.search) return undefined;
  return to.pathname + to.search + to.hash;
}

/** One listener for all plain links, also those inside editors' texts: navigates without loading a new document. */
export function useDelegatedNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      const target = anchor?.href ? screenTarget(anchor, window.location) : undefined;
      if (target === undefined) return;
      event.preventDefault();
      void navigate(target);
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
