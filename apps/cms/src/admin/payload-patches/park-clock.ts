'use client';

import { ZONE } from '@liget/park/time';
// oxlint-disable-next-line import/no-unassigned-import -- it reads the browser's own zone before the clocks are patched.
import '../../platform/admin-ui/browser-zone.ts';

const isHungarianPage = () => typeof document !== 'undefined' && document.documentElement.lang === 'hu';

/** Payload words one moment, of a document that somebody else holds, in American English whatever the admin's language. */
const isAmerican = (locales: unknown, options: Intl.DateTimeFormatOptions) =>
  locales === 'en-US' && options.hour12 === true && options.month === 'short';

type FormatArguments = [locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions | undefined];

/** The arguments of a formatter, with the park's zone where none is named. */
export function withParkZone([locales, options = {}]: FormatArguments, isHungarian = isHungarianPage()): FormatArguments {
  const { hour12: _, ...rest } = options;
  const isOdd = isHungarian && isAmerican(locales, options);
  return [isOdd ? 'hu-HU' : locales, { ...(isOdd ? rest : options), timeZone: options.timeZone ?? ZONE }];
}

/**
 * Payload's own lists, versions and forms show moments in the zone of the browser, which they learn from `Intl`; here all clocks are the
 * park's, so `Intl` says its zone. The browser's `Date` stays as it is, and with it the pickers (`budapest-picker.ts`).
 */
export function patchClocks(): void {
  // The service itself runs in the park's zone (scripts/services/services.ts).
  if (typeof window === 'undefined') return;
  const Native = Intl.DateTimeFormat;
  Intl.DateTimeFormat = new Proxy(Native, {
    construct: (target, given: FormatArguments, made) => Reflect.construct(target, withParkZone(given), made),
    apply: (target, self, given: FormatArguments) => Reflect.apply(target, self, withParkZone(given)),
  });
}
