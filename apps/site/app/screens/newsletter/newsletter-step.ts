import type { Answer, NewsletterTopic, SubscriptionStatus } from '@liget/content-api';
import type { NewsletterStep } from '@liget/content-api/newsletter-steps';

type SubscriptionState = SubscriptionStatus['data'];

/** What the page of a letter's link shows. */
export type StepView =
  /** What it is for, with a button: mail programs open links by themselves, so that opening one does nothing. */
  { kind: 'ask'; email: string; topics: NewsletterTopic[] } | { kind: 'left' | 'gone' | 'unknown' };

const STATUS: Record<StepView['kind'], number> = { ask: 200, left: 200, gone: 410, unknown: 404 };
export const getStepStatus = ({ kind }: StepView): number => STATUS[kind];

/** By what the content service says of the token; `null` when it says nothing, which is a page of its own. */
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
