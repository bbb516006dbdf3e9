'use client';

/** The zone of the editor's own browser, as it was before the admin's clocks were set to the park's. */
export const BROWSER_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
