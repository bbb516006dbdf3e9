import { hu } from '../i18n/hu/index.ts';
import { pickHydratedShellTexts } from './loaders/screen-texts.ts';
import type { ShellData } from './loaders/shell-data.server.ts';

/** For tests: what surrounds a screen in Hungarian, without announcements and analytics. */
export const createShellData = (): ShellData => ({
  locale: 'hu',
  announcements: [],
  todayUrl: '/varosligeti-programok?from=2026-11-22&to=2026-11-22',
  weekendUrl: '/',
  weekendName: 'weekend',
  company: null,
  tagManagerId: null,
  year: 2026,
  texts: { shell: pickHydratedShellTexts(hu.shell, 'hu') },
  publicOrigin: 'https://liget.example',
  indexable: false,
  otherHomeUrl: '/en?language=en',
});
