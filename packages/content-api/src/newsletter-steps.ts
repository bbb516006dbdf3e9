import { getScreenPath } from './screens.ts';

/** The purposes of links in newsletters, as their URLs name them. */
export const NEWSLETTER_STEPS = { confirm: 'megerosites', choose: 'beallitasok', unsubscribe: 'leiratkozas' } as const;
export type NewsletterStep = keyof typeof NEWSLETTER_STEPS;

const steps = Object.entries(NEWSLETTER_STEPS) as [NewsletterStep, string][];

/** The step that a URL names; `undefined` for an unknown one. */
export function parseNewsletterStep(word: string | undefined): NewsletterStep | undefined {
  return steps.find(([, own]) => own === word)?.[0];
}

/** The path of a step with its token, for example '/hirlevel-feliratkozas/megerosites?token=…'. */
export function getNewsletterStepPath(step: NewsletterStep, token: string): string {
  return `${getScreenPath('newsletterStep', 'hu', { step: NEWSLETTER_STEPS[step] })}?token=${encodeURIComponent(token)}`;
}
