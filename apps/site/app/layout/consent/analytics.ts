import { mayTrack } from './consent.ts';

/** Our own server answers with the tag manager's loader, and with nothing for crawlers. */
const LOADER = '/analytics.js';

/** Loads the tag manager once, if the visitor agreed. */
export function startAnalytics(tagManagerId: string | null): void {
  if (!mayTrack(document.cookie, tagManagerId) || document.querySelector(`script[src="${LOADER}"]`)) return;
  const script = document.createElement('script');
  script.src = LOADER;
  script.async = true;
  document.head.append(script);
}
