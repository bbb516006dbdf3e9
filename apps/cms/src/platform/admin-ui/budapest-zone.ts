'use client';

/** The zone of the editor's own browser, as it was before this module was read. */
export const BROWSER_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const ZONE = 'Europe/Budapest';
const isHungarianPage = () => typeof document !== 'undefined' && document.documentElement.lang === 'hu';

/** Payload words one moment, of a document that somebody else holds, in American English whatever the admin's language. */
const isAmerican = (locales: unknown, options: Intl.DateTimeFormatOptions) =>
  locales === 'en-US' && options.hour12 === true && options.month === 'short';

type Asked = [locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions | undefined];

/** What was asked for, by the park's clock where no zone was named. */
export function parksClock([locales, options = {}]: Asked, isHungarian = isHungarianPage()): Asked {
  const { hour12: _, ...rest } = options;
  const isOdd = isHungarian && isAmerican(locales, options);
  return [isOdd ? 'hu-HU' : locales, { ...(isOdd ? rest : options), timeZone: options.timeZone ?? ZONE }];
}

/**
 * Payload's own lists, versions and forms show moments in the zone of the browser, which they learn from `Intl`; here all clocks are the
 * park's, so `Intl` says its zone. The browser's `Date` stays as it is, and with it the pickers (`budapest-picker.ts`).
 */
export function setClocks(): void {
  // The service itself runs in the park's zone (scripts/services.ts).
  if (typeof window === 'undefined') return;
  const Native = Intl.DateTimeFormat;
  Intl.DateTimeFormat = new Proxy(Native, {
    construct: (target, asked: Asked, made) => Reflect.construct(target, parksClock(asked), made),
    apply: (target, self, asked: Asked) => Reflect.apply(target, self, parksClock(asked)),
  });
}
