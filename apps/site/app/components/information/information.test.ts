import { fixtures } from '@liget/content-api/fixtures';
import { expect, test } from 'vitest';
import { toInformation } from './information.ts';

test('the opening hours of a page mark today’s row, and titles in the other language are marked', () => {
  const rows = [
    { label: 'Monday', value: 'closed' },
    { label: 'Friday', value: '10:00–18:00' },
  ];
  const item = {
    ...fixtures.en.page.data,
    sections: [{ kind: 'opening' as const, anchor: 'hours', title: 'Nyitvatartás', rows, html: '', untranslated: ['title'] }],
  };
  const { sections } = toInformation(item, { locale: 'en', now: Temporal.Instant.from('2026-11-20T09:00:00Z') });
  expect(sections).toMatchObject([{ lang: 'hu', rows: [{ isToday: false }, { isToday: true }] }]);
});
