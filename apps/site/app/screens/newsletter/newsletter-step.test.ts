import type { Answer, SubscriptionStatus } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import { getStepStatus, toStepView } from './newsletter-step.ts';

type State = SubscriptionStatus['data']['state'];
const createStatus = (state: State): Answer<SubscriptionStatus> => ({
  kind: 'ok',
  value: { data: { email: 'an…@example.hu', state, topics: ['news'], preferences_token: null } },
  revision: null,
});
const ASK = { kind: 'ask', email: 'an…@example.hu', topics: ['news'] };

describe('the link of an email', () => {
  test.each([
    ['confirm', 'pending', ASK],
    ['confirm', 'confirmed', { kind: 'gone' }],
    ['confirm', 'unsubscribed', { kind: 'gone' }],
    ['choose', 'confirmed', ASK],
    ['choose', 'pending', { kind: 'gone' }],
    ['choose', 'unsubscribed', { kind: 'left' }],
    ['unsubscribe', 'confirmed', ASK],
    ['unsubscribe', 'pending', ASK],
    ['unsubscribe', 'unsubscribed', { kind: 'left' }],
  ] as const)('shows %s for a %s subscription', (step, state, view) => expect(toStepView(step, createStatus(state))).toEqual(view));

  test('gets a page with its status when it is invalid, used or expired', () => {
    const refused = (status: number) => toStepView('confirm', { kind: 'refused', status, error: { code: 'x', message: 'x' } });
    const views = [refused(410), refused(422), toStepView('confirm', { kind: 'not-found' })];
    expect(views.map((view) => view && [view.kind, getStepStatus(view)])).toEqual([
      ['gone', 410],
      ['unknown', 404],
      ['unknown', 404],
    ]);
    expect(toStepView('confirm', { kind: 'unavailable', reason: 'down' })).toBeNull();
  });
});
