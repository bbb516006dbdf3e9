// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { world } from '../../../testing/admin/test-payload-ui.ts';
import { useIssueProgress } from './use-issue-progress.ts';

vi.mock('@payloadcms/ui', () => import('../../../testing/admin/test-payload-ui.ts'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SENT = { status: 'sent', recipients: 3, sent: 2, waiting: 0, givenUp: 1, bounced: 1, plan: null };
const PLAN = { recipients: 3, omissions: [], offPrograms: [], isTried: true, sendAt: null, missedAt: null };
const DRAFT = { ...SENT, status: 'draft', plan: PLAN };

test('an answer without the whole progress of an issue has failed, so that no button is based on it', () =>
  everyRow(
    [
      [SENT, SENT],
      [DRAFT, DRAFT],
      [{ recipients: 3 }, 'failed'],
      [{ ...DRAFT, plan: { recipients: 3 } }, 'failed'],
      [{ ...SENT, status: 'unknown' }, 'failed'],
      [null, 'failed'],
    ] as const,
    ([body]) => JSON.stringify(body),
    async ([body, progress]) => {
      world.document = { id: 7, collectionSlug: 'newsletters' };
      vi.stubGlobal('fetch', async () => Response.json(body));
      const { result, unmount } = renderHook(useIssueProgress);
      await act(async () => {});
      expect(result.current.progress).toEqual(progress);
      unmount();
    },
  ));
