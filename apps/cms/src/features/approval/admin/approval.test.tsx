// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { world } from '../../../testing/admin/test-payload-ui.ts';
import type { Approval as ApprovalAnswer } from '../steps.ts';
import { Approval } from './Approval.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/admin/test-payload-ui.ts'));

const request = { id: 1, kind: 'requested', comment: 'Kész.', by: 'Ida', who: 3, at: '2026-11-20T10:00:00.000Z' } as const;
const none: ApprovalAnswer = { isWaiting: false, steps: [], hasChanges: true, mayWrite: true, mayPublish: false, mayWithdraw: false };

beforeEach(() => {
  world.document = { id: 7, collectionSlug: 'news' };
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the box with the service's first answer; a posted action gets the second answer. */
async function renderApproval(answer: Partial<ApprovalAnswer>, sent: { status: number; body: object } = { status: 200, body: none }) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: { method?: string; body?: string } = {}) => {
    if (init.method !== 'POST') return Response.json({ ...none, ...answer });
    bodies.push(JSON.parse(init.body ?? ''));
    return Response.json(sent.body, { status: sent.status });
  });
  const { container } = render(<Approval />);
  await act(async () => {});
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  return { bodies, buttons, container };
}

test('a user who may not publish requests approval with a comment, which the box then shows', async () => {
  const { bodies, buttons } = await renderApproval(
    {},
    { status: 200, body: { ...none, isWaiting: true, steps: [request], mayWithdraw: true } },
  );
  fireEvent.change(screen.getByLabelText('Megjegyzés (nem kötelező)'), { target: { value: 'Kész.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Kész, kérem, nézze meg' }));
  expect(await screen.findByText('Átnézésre vár.')).toBeTruthy();
  expect([bodies, screen.getByText('Kész.').tagName, buttons()]).toEqual([
    [{ step: 'requested', comment: 'Kész.' }],
    'BLOCKQUOTE',
    ['Mégsem kérem'],
  ]);
});

test('a user who may publish returns a waiting draft; the typed comment stays after a refusal', async () => {
  const { bodies } = await renderApproval(
    { isWaiting: true, steps: [request], mayPublish: true },
    { status: 409, body: { message: 'Ez már nem vár átnézésre.' } },
  );
  const comment = screen.getByLabelText<HTMLTextAreaElement>('Mit kell javítani?');
  fireEvent.change(comment, { target: { value: 'Rövidebben!' } });
  fireEvent.click(screen.getByRole('button', { name: 'Visszaadom javításra' }));
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Ez már nem vár átnézésre.'));
  expect([bodies, comment.value]).toEqual([[{ step: 'returned', comment: 'Rövidebben!' }], 'Rövidebben!']);
});

test('a user who may publish does not return their own request, but withdraws it', async () => {
  const { buttons, container } = await renderApproval({ isWaiting: true, steps: [request], mayPublish: true, mayWithdraw: true });
  expect([buttons(), container.textContent]).toEqual([['Mégsem kérem'], expect.stringContaining('Ön kérte.')]);
});

test('approval cannot be requested without changes, and an empty box is not shown', async () => {
  const unchanged = await renderApproval({ hasChanges: false });
  expect([unchanged.buttons(), unchanged.container.textContent]).toEqual([[], expect.stringContaining('Nincs rajta közzé nem tett')]);
  for (const idle of [{ mayWrite: false }, { mayPublish: true, hasChanges: false }]) {
    cleanup();
    expect((await renderApproval(idle)).container.textContent).toBe('');
  }
});
