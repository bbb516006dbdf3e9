// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { world } from '../../../testing/test-payload-ui.ts';
import { ISSUE_STATES } from '../issues/issue-progress.ts';
import { ISSUE_TEXTS } from './issue-texts.ts';
import { NewsletterIssuePreview } from './NewsletterIssuePreview.tsx';
import { NEWSLETTER_TEXTS } from './newsletter-texts.ts';

vi.mock('@payloadcms/ui', () => import('../../../testing/test-payload-ui.ts'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PLAN = { recipients: 3, omissions: [], offPrograms: [], isTried: true, sendAt: null };
const TRAINEE = { id: 2, roles: ['magazine'], approvalRoles: ['magazine'] };
const EDITOR = { id: 1, roles: ['magazine'] };

/** The buttons of an issue, without those that are disabled. */
async function listButtons(user: typeof world.user, progress: object): Promise<(string | null)[]> {
  world.document = { id: 7, collectionSlug: 'newsletters' };
  world.user = user;
  const answer = { status: 'draft', recipients: 3, sent: 0, waiting: 3, givenUp: 0, bounced: 0, plan: null, ...progress };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  render(<NewsletterIssuePreview />);
  await act(async () => {});
  const buttons = screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => !disabled);
  cleanup();
  return buttons.map(({ textContent }) => textContent);
}

test('a user who may write newsletters but not send them has only the test', () =>
  everyRow(
    ISSUE_STATES,
    (status) => status,
    async (status) => {
      const plan = status === 'draft' || status === 'scheduled' ? PLAN : null;
      expect(await listButtons(TRAINEE, { status, plan })).toEqual([ISSUE_TEXTS.test.hu]);
      expect((await listButtons(EDITOR, { status, plan })).length).toBeGreaterThan(1);
    },
  ));

test('a newsletter without recipients can be scheduled but not sent', async () => {
  const plan = { ...PLAN, recipients: 0 };
  expect(await listButtons(EDITOR, { plan })).toEqual([ISSUE_TEXTS.test.hu, NEWSLETTER_TEXTS.schedule.hu]);
});
