import type { Page } from '@playwright/test';
import { getMessages } from '../../app/i18n/index.ts';
import { readAnswer } from './served/content-answers.ts';
import { type OpenVisitor, type Visitor, waitForHydration } from './test.ts';

export type Locale = 'hu' | 'en';
export const LIST = { hu: '/varosligeti-programok', en: '/en/programs-in-varosliget' } as const;
export const SERIES = { hu: '/programsorozatok', en: '/en/program-series' } as const;
export const getProgramMessages = (locale: Locale) => getMessages(locale).programs;
export const LOCALES: Locale[] = ['hu', 'en'];
/** The button that opens the sheet, not the one inside that closes it. */
export const OPENER = 'button[popovertarget="program-filters"]:not([popovertargetaction])';
/** The name of the button that applies the filters. */
export const APPLY_BUTTON_NAMES = { hu: /^\d+ találat$/, en: /^Show \d+ results?$/ } as const;
export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A day in Budapest, as the site counts them. */
export const getDay = (ahead: number) => Temporal.Now.zonedDateTimeISO('Europe/Budapest').toPlainDate().add({ days: ahead }).toString();

export const readAgenda = (locale: Locale, query: string) => readAnswer('eventAgenda', locale, query);

export const getHeading = (page: Page) => page.locator('#results');
export const readCount = async (page: Page) =>
  (await getHeading(page).innerText())
    .match(/\d+/g)
    ?.map(Number)
    .reduce((a, b) => a + b, 0);

export async function openProgramsList(
  visitor: OpenVisitor,
  locale: Locale,
  options: Parameters<OpenVisitor>[0],
  path = '',
): Promise<Visitor> {
  const someone = await visitor({ language: locale, ...options });
  await someone.page.goto(LIST[locale] + path);
  return someone;
}

/** The page is hydrated when its form is. */
export const waitForProgramsForm = (page: Page) => waitForHydration(page.locator('form[action*="program"]').first());
