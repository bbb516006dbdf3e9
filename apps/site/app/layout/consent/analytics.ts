import { mayTrack } from './consent.ts';

/** The site's own server delivers the tag manager's loader, and nothing to crawlers. */
const LOADER = '/analytics.js';

/** Loads the tag manager once, if the visitor agreed. */
export function startAnalytics(tagManagerId: string | null): void {
  if (!mayTrack(document.cookie, tagManagerId) || document.querySelector(`script[src="${LOADER}"]`)) return;
  const script = document.createElement('script');
  script.src = LOADER;
  script.async = true;
  document.head.append(script);
}
