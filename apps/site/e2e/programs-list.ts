import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { messagesOf } from '../app/messages/index.ts';
import { type Visitor, visitor } from './browser.ts';

export const origin = inject('siteOrigin');
const cms = inject('cmsOrigin');
export type Locale = 'hu' | 'en';
export const LIST = { hu: '/varosligeti-programok', en: '/en/programs-in-varosliget' } as const;
export const words = (locale: Locale) => messagesOf(locale).programs;
export const LOCALES: Locale[] = ['hu', 'en'];
/** The button that opens the sheet, not the one within that closes it. */
export const OPENER = 'button[popovertarget="program-filters"]:not([popovertargetaction])';
export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** The days of Budapest, as the site counts them. */
export const day = (ahead: number) => Temporal.Now.zonedDateTimeISO('Europe/Budapest').toPlainDate().add({ days: ahead }).toString();

interface Agenda {
  meta: { total: number; dated: number; lasting: number };
  facets: { category: { value: string; count: number }[]; free: number };
  events: {
    id: number;
    name: string;
    url: string;
    status: string;
    occurrences: unknown[];
    series: { slugs: Record<Locale, string> } | null;
  }[];
  days: { day: string; entries: { event_id: number }[] }[];
}
export async function agenda(locale: Locale, query: string): Promise<Agenda> {
  const response = await fetch(new URL(`/api/${locale}/event-agenda?${query}`, cms));
  expect(response.status).toBe(200);
  return (await response.json()) as Agenda;
}

export const queryOf = (page: Page) => new URL(page.url()).search;
export const heading = (page: Page) => page.locator('#results');
export const countIn = async (page: Page) =>
  (await heading(page).innerText())
    .match(/\d+/g)
    ?.map(Number)
    .reduce((a, b) => a + b, 0);

export async function opened(locale: Locale, options: Parameters<typeof visitor>[1], path = ''): Promise<Visitor> {
  const someone = await visitor(origin, { language: locale, ...options });
  await someone.page.goto(LIST[locale] + path, { waitUntil: 'load' });
  return someone;
}

/** The page has come alive when the form answers to it. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('form[action*="program"]');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}
