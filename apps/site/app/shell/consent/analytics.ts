import { screenOf } from '@liget/content-api/screens';
import { mayMeasure } from './consent.ts';

/** Our own server answers with the tag manager's loader, and with nothing for crawlers. */
const LOADER = '/analytics.js';

/** Addresses that are one visitor's alone: they carry a token, which is nobody else's business. */
function isPrivate(pathname: string): boolean {
  const { hu, en } = screenOf('case');
  return [hu, en].some((pattern) => pathname.startsWith(pattern.replace(/:.*$/, '')));
}

/** Loads the tag manager once, if the visitor agreed; never on a page that is the visitor's alone. */
export function startAnalytics(tagManagerId: string | null): void {
  if (isPrivate(window.location.pathname)) return;
  if (!mayMeasure(document.cookie, tagManagerId) || document.querySelector(`script[src="${LOADER}"]`)) return;
  const script = document.createElement('script');
  script.src = LOADER;
  script.async = true;
  document.head.append(script);
}
