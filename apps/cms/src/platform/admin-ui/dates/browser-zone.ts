'use client';

/** The browser's time zone, read before `park-clock.ts` sets the admin's formatters to the park's zone. */
export const BROWSER_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
