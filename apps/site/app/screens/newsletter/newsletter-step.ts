import type { Answer, NewsletterTopic, SubscriptionStatus } from '@liget/content-api';
import type { NewsletterStep } from '@liget/content-api/newsletter-steps';

type SubscriptionState = SubscriptionStatus['data'];

/** The content of the page of an email's link. */
export type StepView =
  /** The action with a button: mail programs open links automatically, so that opening one must change nothing. */
  { kind: 'ask'; email: string; topics: NewsletterTopic[] } | { kind: 'left' | 'gone' | 'unknown' };

const STATUS: Record<StepView['kind'], number> = { ask: 200, left: 200, gone: 410, unknown: 404 };
export const getStepStatus = ({ kind }: StepView): number => STATUS[kind];

/** The page for the content service's answer about the token; `null` for other errors, which have their own page. */
export function toStepView(step: NewsletterStep, answer: Answer<SubscriptionStatus>): StepView | null {
  if (answer.kind === 'unavailable' || answer.kind === 'invalid') return null;
  if (answer.kind === 'refused') return { kind: answer.status === 410 ? 'gone' : 'unknown' };
  return answer.kind === 'ok' ? toStateView(step, answer.value.data) : { kind: 'unknown' };
}

function toStateView(step: NewsletterStep, { state, email, topics }: SubscriptionState): StepView {
  if (step !== 'confirm' && state === 'unsubscribed') return { kind: 'left' };
  const isOver = step === 'confirm' ? state !== 'pending' : step === 'choose' && state !== 'confirmed';
  return isOver ? { kind: 'gone' } : { kind: 'ask', email, topics };
}
