// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DateDetails, PlannedDate } from '../planned-date.ts';
import { ChangeDate, canBeChanged } from './ChangeDate.tsx';
import { type EnteredChange, previewDate } from './date-outcomes.ts';

vi.mock('@payloadcms/ui', () => import('../../../../testing/admin/test-payload-ui.ts'));
afterEach(cleanup);

const date: PlannedDate = {
  id: 7,
  title: 'Lámpás séta',
  language: 'hu',
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
const places = [
  { id: 3, title: 'Nagyterem', titles: { hu: 'Nagyterem', en: 'Great Hall' } },
  { id: 5, title: 'Aréna', titles: { hu: 'Aréna', en: 'Arena' } },
];

function renderDialog(
  changes: Partial<PlannedDate> = {},
  { droppedAt, ...known }: Partial<DateDetails> & { droppedAt?: string } = {},
  answer: { isPublished: boolean } | { message: string } = { isPublished: true },
) {
  const details: DateDetails = {
    date: { ...date, ...changes },
    plannedEnd: date.end,
    reason: { hu: '', en: '' },
    location: null,
    hasTickets: false,
    isAtOnce: true,
    places,
    ...known,
  };
  const change = vi.fn(async () => answer);
  const changed = vi.fn(async () => {});
  const entered = vi.fn<() => void>();
  const { container } = render(
    <ChangeDate details={details} droppedAt={droppedAt} change={change} onEnter={entered} onChanged={changed} />,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const seen = () => [...container.querySelectorAll('.liget-seen')].map(({ textContent }) => textContent);
  const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
  return { details, change, changed, entered, press, seen, type, container };
}

test('each button shows what visitors will see, and saves with one press', async () => {
  const { details, change, changed, press, seen, type, container } = renderDialog();
  type('Miért? (magyarul)', ' Vihar lesz. ');
  type('Hol lesz?', '5');
  expect(seen()).toEqual([
    'Elmarad: 2026. 11. 28. szombat 10:00–11:00 Vihar lesz.',
    'Megtelt: 2026. 11. 28. szombat 10:00–11:00 Vihar lesz.',
    'Más helyszínen: 2026. 11. 28. szombat 10:00–11:00 · Aréna Vihar lesz.',
    'Új időpontban: 2026. 11. 28. szombat 10:00–11:00 Vihar lesz.',
  ]);
  expect([...container.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 2 }, () => '2026. 11. 28. szombat 10:00–11:00'),
  );
  expect(container.textContent).toContain('A honlapon egy-két másodpercen belül látszik.');
  press('Máshol lesz');
  const requestedChange = { status: 'relocated', location: 5, reason: { hu: 'Vihar lesz.', en: '' } };
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith(details.date, requestedChange, true));
  expect(change).toHaveBeenCalledWith(details.date, requestedChange);
});

test('an English reason is shown as visitors of the English pages will read it', () => {
  const { seen, type } = renderDialog();
  type('Hol lesz?', '5');
  expect(seen()).toHaveLength(4);
  type('Miért? (angolul, ha tudja)', ' A storm. ');
  expect(seen().filter((_, index) => index % 2 === 1)).toEqual([
    'Cancelled: Saturday 28 Nov 2026 10:00–11:00 A storm.',
    'Fully booked: Saturday 28 Nov 2026 10:00–11:00 A storm.',
    'At another place: Saturday 28 Nov 2026 10:00–11:00 · Arena A storm.',
    'New date: Saturday 28 Nov 2026 10:00–11:00 A storm.',
  ]);
});

test('a missing value is reported at its field, which gets the focus, and nothing is saved', () => {
  const { change, press } = renderDialog();
  for (const [name, message, label] of [
    ['Elmarad', 'Írja meg egy mondatban az okát.', 'Miért? (magyarul)'],
    ['Máshol lesz', 'Adja meg, hol lesz.', 'Hol lesz?'],
  ] as const) {
    press(name);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  }
  press('Új időpontban');
  expect(screen.getByRole('alert').textContent).toBe('Adja meg, mikor lesz helyette.');
  expect(change).not.toHaveBeenCalled();
  press('Megtelt');
  expect(change).toHaveBeenCalledWith(date, { status: 'sold_out', reason: { hu: '', en: '' } });
});

test('a changed date shows its reason, can be restored with one press, and shows errors', async () => {
  const cancelled = { own: 'cancelled', status: 'cancelled' } as const;
  const reason = { hu: 'Vihar.', en: 'A storm.' };
  const restored = renderDialog(cancelled, { reason });
  expect(restored.seen()[0]).toBe('2026. 11. 28. szombat 10:00–11:00');
  expect(screen.getByLabelText('Miért? (angolul, ha tudja)')).toHaveProperty('value', 'A storm.');
  restored.press('Mégis megtartjuk');
  await vi.waitFor(() => expect(restored.changed).toHaveBeenCalledWith(restored.details.date, null, true));
  cleanup();
  const refused = renderDialog(cancelled, { reason }, { message: 'Közben Panna is mentette.' });
  refused.press('Mégis megtartjuk');
  expect((await screen.findByRole('alert')).textContent).toBe('Közben Panna is mentette.');
  expect(refused.changed).not.toHaveBeenCalled();
});

test('a date that was dropped on another day offers only its new time', () => {
  const { change, press, type, seen } = renderDialog({}, { droppedAt: '2026-11-29T09:00:00.000Z' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Új időpontban']);
  type('Miért? (magyarul)', 'Vihar.');
  expect(seen()).toEqual(['Új időpontban: 2026. 11. 29. vasárnap 10:00–11:00, 2026. 11. 28. szombat 10:00–11:00 Vihar.']);
  press('Új időpontban');
  expect(change).toHaveBeenCalledWith(date, {
    status: 'rescheduled',
    newStart: '2026-11-29T09:00:00.000Z',
    reason: { hu: 'Vihar.', en: '' },
  });
});

test('a date with tickets is “sold out”; the form says if visitors do not see the change yet', () => {
  const { seen, container } = renderDialog({ isDraft: true }, { hasTickets: true, isAtOnce: false });
  expect(seen()[1]).toBe('Minden jegy elkelt: 2026. 11. 28. szombat 10:00–11:00');
  expect(container.textContent).toContain('közzé nem tett módosításai');
});

test('a date that was moved before shows its planned time with the end, and its new time with the planned length', () => {
  const moved = { ...date, own: 'rescheduled', start: '2026-11-29T09:00:00.000Z', end: '2026-11-29T12:00:00.000Z' } as const;
  const entered: EnteredChange = { hu: '', en: '', newStart: '2026-11-30T09:00:00.000Z', location: null };
  const known = { reason: { hu: '', en: '' }, location: null, hasTickets: false, isAtOnce: true, places };
  const details: DateDetails = { date: moved, plannedEnd: '2026-11-28T10:00:00.000Z', ...known };
  expect(previewDate('rescheduled', details, entered)).toMatchObject({
    when: '2026. 11. 30. hétfő 10:00–11:00',
    struck: '2026. 11. 28. szombat 10:00–11:00',
  });
  // Its end may have been set on its own.
  expect(previewDate('rescheduled', details, { ...entered, newStart: moved.start }).when).toBe('2026. 11. 29. vasárnap 10:00–13:00');
});

test('an existing change can always be edited, but a date of a cancelled event cannot be changed', () => {
  const rows = [
    ['scheduled', 'scheduled', true],
    ['cancelled', 'cancelled', true],
    ['sold_out', 'scheduled', true],
    ['cancelled', 'scheduled', false],
    ['postponed', 'scheduled', false],
    ['postponed', 'sold_out', true],
    ['sold_out', 'sold_out', true],
    ['rescheduled', 'rescheduled', true],
    ['relocated', 'relocated', true],
  ] as const;
  expect(rows.map(([status, own]) => canBeChanged({ status, own }))).toEqual(rows.map(([, , can]) => can));
});
