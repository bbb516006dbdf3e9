// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { world } from '../../../testing/admin/test-payload-ui.ts';
import { ISSUE_STATES, type Progress } from '../issues/issue-progress.ts';
import { IssueButtons } from './IssueButtons.tsx';
import { ISSUE_TEXTS } from './issue-texts.ts';
import { NewsletterPlan } from './NewsletterPlan.tsx';
import { NEWSLETTER_TEXTS } from './newsletter-texts.ts';

vi.mock('@payloadcms/ui', () => import('../../../testing/admin/test-payload-ui.ts'));

afterEach(cleanup);

const PLAN = { recipients: 3, omissions: [], offPrograms: [], isTried: true, sendAt: null, missedAt: null };
const TRAINEE = { id: 2, roles: ['magazine'], approvalRoles: ['magazine'] };
const EDITOR = { id: 1, roles: ['magazine'] };

/** The names of an issue's buttons, without those that are disabled. */
function listButtons(user: typeof world.user, progress: Partial<Progress>): (string | null)[] {
  world.user = user;
  const whole = { status: 'draft' as const, recipients: 3, sent: 0, waiting: 3, givenUp: 0, bounced: 0, plan: null, ...progress };
  render(<IssueButtons progress={whole} isBusy={false} act={() => undefined} />);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => !disabled);
  cleanup();
  return buttons.map(({ textContent }) => textContent);
}

test('a user who may write newsletters but not send them has only the test', () =>
  everyRow(
    ISSUE_STATES,
    (status) => status,
    (status) => {
      const plan = status === 'draft' || status === 'scheduled' ? PLAN : null;
      expect(listButtons(TRAINEE, { status, plan })).toEqual([ISSUE_TEXTS.test.hu]);
      expect(listButtons(EDITOR, { status, plan }).length).toBeGreaterThan(1);
    },
  ));

test('a newsletter without recipients can be scheduled but not sent', () => {
  const plan = { ...PLAN, recipients: 0 };
  expect(listButtons(EDITOR, { plan })).toEqual([ISSUE_TEXTS.test.hu, NEWSLETTER_TEXTS.schedule.hu]);
});

test('a newsletter that nobody was to get says so, with the time', () => {
  render(<NewsletterPlan plan={{ ...PLAN, recipients: 0, missedAt: '2026-12-24T16:30:00.000Z' }} maySend />);
  expect(screen.getByText(/^Nem küldtük el/).textContent).toContain('17:30');
});
