// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlannedDate } from '../period.ts';
import { CancelDate, canBeCancelled } from './CancelDate.tsx';

vi.mock('@payloadcms/ui', () => import('../../../../testing/test-payload-ui.ts'));
afterEach(cleanup);

const date: PlannedDate = {
  id: 7,
  title: 'Lámpás séta',
  status: 'scheduled',
  own: 'scheduled',
  originalStart: '2026-11-28T09:00:00.000Z',
  isDraft: false,
  isPublic: true,
  start: '2026-11-28T09:00:00.000Z',
  end: '2026-11-28T10:00:00.000Z',
  allDay: false,
  until: '2026-11-28T10:00:00.000Z',
  count: 4,
  place: 'Promenád',
  updatedAt: '2026-11-20T09:00:00.000Z',
};

function shown(changes: Partial<PlannedDate> = {}, answer: { isPublished: boolean } | { message: string } = { isPublished: true }) {
  const change = vi.fn(async () => answer);
  const changed = vi.fn(async () => {});
  const { container } = render(<CancelDate date={{ ...date, ...changes }} change={change} changed={changed} />);
  const button = container.querySelector('button');
  if (!button) throw new Error('no button');
  return { change, changed, button, seen: () => container.querySelector('.liget-seen')?.textContent ?? '', container };
}

test('a date is cancelled with its reason, and before that stands there what visitors will see', async () => {
  const { change, changed, button, seen, container } = shown();
  expect(button.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Miért? (magyarul)'), { target: { value: 'Vihar lesz.' } });
  expect(seen()).toBe('Ezt látják majd a látogatók:Elmarad: 2026. 11. 28. szombat 10:00–11:00Vihar lesz.');
  expect(container.querySelector('s')?.textContent).toBe('2026. 11. 28. szombat 10:00–11:00');
  expect(container.textContent).toContain('A honlapon azonnal látszik.');
  fireEvent.click(button);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith(date, true, true));
  expect(change).toHaveBeenCalledWith(date, { hu: 'Vihar lesz.', en: '' });
});

test('a cancelled date is restored with one press, and the dialog says what is refused', async () => {
  const restored = shown({ own: 'cancelled', status: 'cancelled' });
  expect([restored.seen(), restored.button.textContent, restored.button.disabled]).toEqual([
    'Ezt látják majd a látogatók:2026. 11. 28. szombat 10:00–11:00',
    'Megtartjuk',
    false,
  ]);
  fireEvent.click(restored.button);
  await vi.waitFor(() => expect(restored.changed).toHaveBeenCalledTimes(1));
  expect(restored.change).toHaveBeenCalledWith(expect.objectContaining({ own: 'cancelled' }), null);
  cleanup();
  const refused = shown({ own: 'cancelled', status: 'cancelled' }, { message: 'Közben Panna is mentette.' });
  fireEvent.click(refused.button);
  expect((await screen.findByRole('alert')).textContent).toBe('Közben Panna is mentette.');
  expect(refused.changed).not.toHaveBeenCalled();
});

test('among unpublished changes it is said that visitors see nothing of it yet', () => {
  expect(shown({ isDraft: true }).container.textContent).toContain('közzé nem tett módosításai');
});

test('what has become of a date otherwise, or of its program, is left to the form', () => {
  const rows = [
    ['scheduled', 'scheduled', true],
    ['cancelled', 'cancelled', true],
    ['sold_out', 'scheduled', true],
    ['cancelled', 'scheduled', false],
    ['postponed', 'scheduled', false],
    ['sold_out', 'sold_out', false],
    ['rescheduled', 'rescheduled', false],
    ['relocated', 'relocated', false],
  ] as const;
  expect(rows.map(([status, own]) => canBeCancelled({ status, own }))).toEqual(rows.map(([, , can]) => can));
});
