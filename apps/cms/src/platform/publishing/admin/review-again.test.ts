import { expect, test, vi } from 'vitest';
import { addMonths } from './ReviewAgain.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/admin/test-payload-ui.ts'));

test('addMonths returns noon in Budapest of the same day months later, or of the last day of a shorter month', () => {
  const after = (now: string, months: number) => addMonths(Date.parse(now), months);
  expect([
    after('2026-11-27T08:00:00Z', 3),
    after('2026-11-27T08:00:00Z', 6),
    after('2026-11-27T08:00:00Z', 12),
    after('2026-11-30T23:30:00Z', 3),
    after('2026-08-31T10:00:00Z', 6),
    after('2027-08-31T10:00:00Z', 6),
  ]).toEqual([
    '2027-02-27T11:00:00.000Z',
    '2027-05-27T10:00:00.000Z',
    '2027-11-27T11:00:00.000Z',
    '2027-03-01T11:00:00.000Z',
    '2027-02-28T11:00:00.000Z',
    '2028-02-29T11:00:00.000Z',
  ]);
});
