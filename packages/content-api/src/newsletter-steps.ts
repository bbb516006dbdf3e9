import { getScreenPath } from './screens.ts';

/** What the links of the newsletter's letters are for, as their addresses say it. */
export const NEWSLETTER_STEPS = { confirm: 'megerosites', choose: 'beallitasok', unsubscribe: 'leiratkozas' } as const;
export type NewsletterStep = keyof typeof NEWSLETTER_STEPS;

const steps = Object.entries(NEWSLETTER_STEPS) as [NewsletterStep, string][];

/** `undefined` for a word that is none of them. */
export function parseNewsletterStep(word: string | undefined): NewsletterStep | undefined {
  return steps.find(([, own]) => own === word)?.[0];
}

/** The path of a step with its token, for example '/hirlevel-feliratkozas/megerosites?token=…'. */
export function getNewsletterStepPath(step: NewsletterStep, token: string): string {
  return `${getScreenPath('newsletterStep', 'hu', { step: NEWSLETTER_STEPS[step] })}?token=${encodeURIComponent(token)}`;
}
