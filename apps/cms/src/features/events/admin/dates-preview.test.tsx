// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { world } from '../../../testing/admin/test-payload-ui.ts';
import { DatesPreview } from './DatesPreview.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/admin/test-payload-ui.ts'));

afterEach(() => {
  cleanup();
  world.document = {};
});

test('the dates of an event are counted and listed once each, a moved one with its planned time', () => {
  const planned = '2026-12-05T17:00:00.000Z';
  const occurrences = [
    { start: '2026-12-04T17:00:00.000Z', status: 'cancelled', originalStart: '2026-12-04T17:00:00.000Z' },
    { start: planned, status: 'moved', originalStart: planned },
    { start: '2026-12-06T17:00:00.000Z', status: 'scheduled', originalStart: null },
    { start: '2026-12-09T17:00:00.000Z', status: 'rescheduled', originalStart: planned },
  ];
  world.document = { savedDocumentData: { occurrences } };
  render(<DatesPreview />);
  expect(screen.getByText('A program időpontjai (3)')).toBeTruthy();
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '2026. 12. 04. péntek 18:00 elmarad',
    '2026. 12. 06. vasárnap 18:00',
    '2026. 12. 09. szerda 18:00 új időpontban (eredetileg: 2026. 12. 05. szombat 18:00)',
  ]);
});
