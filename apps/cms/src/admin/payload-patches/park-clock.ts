'use client';

import { ZONE } from '@liget/park/time';
// oxlint-disable-next-line import/no-unassigned-import -- it reads the browser's own zone before the clocks are patched.
import '../../platform/admin-ui/dates/browser-zone.ts';

const isHungarianPage = () => typeof document !== 'undefined' && document.documentElement.lang === 'hu';

/** Payload formats one date, of a locked document, in American English in every language. */
const isAmerican = (locales: unknown, options: Intl.DateTimeFormatOptions) =>
  locales === 'en-US' && options.hour12 === true && options.month === 'short';

type FormatArguments = [locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions | undefined];

/** The arguments of a formatter, with the park's zone as default. */
export function withParkZone([locales, options = {}]: FormatArguments, isHungarian = isHungarianPage()): FormatArguments {
  const { hour12: _, ...rest } = options;
  const isOdd = isAmerican(locales, options);
  const language = isHungarian ? 'hu-HU' : 'en-GB';
  return [isOdd ? language : locales, { ...(isOdd ? rest : options), timeZone: options.timeZone ?? ZONE }];
}

/**
 * Makes `Intl` report the park's time zone, from which Payload's lists, versions and forms take it, so that all times are the park's. The browser's
 * `Date` is unchanged, and so are the pickers (`budapest-picker.ts`).
 */
export function patchClocks(): void {
  // The server itself runs in the park's zone (scripts/services/services.ts).
  if (typeof window === 'undefined') return;
  const Native = Intl.DateTimeFormat;
  Intl.DateTimeFormat = new Proxy(Native, {
    construct: (target, args: FormatArguments, made) => Reflect.construct(target, withParkZone(args), made),
    apply: (target, self, args: FormatArguments) => Reflect.apply(target, self, withParkZone(args)),
  });
}
