// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveFormDraft } from '../../platform/admin-ui/form-drafts.ts';

vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'hu' } }) }));

const { DraftsOnDevice } = await import('./DraftsOnDevice.tsx');

const draft = { data: { lead: 'A tó körül.' }, basedOn: '', savedAtMs: Date.parse('2026-11-26T10:00:00Z') };
const drawn = () => render(<DraftsOnDevice userId={1} admin="/admin" names={{ events: 'Program', balloon: 'Ballon' }} />);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the drafts on this device', () => {
  test('lead to their forms, with what they are and when they were typed', () => {
    saveFormDraft(localStorage, { userId: 1, target: 'events/5', locale: 'en' }, { ...draft, title: 'Séta' });
    saveFormDraft(localStorage, { userId: 1, target: 'events', locale: 'hu' }, draft);
    saveFormDraft(sessionStorage, { userId: 1, target: 'globals/balloon', locale: 'hu' }, { ...draft, title: 'Ballon' });
    drawn();
    expect(screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      '(cím nélkül) /admin/collections/events/create?locale=hu',
      'Séta /admin/collections/events/5?locale=en',
      'Ballon /admin/globals/balloon?locale=hu',
    ]);
    expect(screen.getAllByText('Program')).toHaveLength(2);
    expect(screen.getAllByText('2026. 11. 26. 11:00')).toHaveLength(3);
  });

  test('are not spoken of where there are none', () => {
    saveFormDraft(localStorage, { userId: 2, target: 'events/5', locale: 'hu' }, draft);
    expect(drawn().container.innerHTML).toBe('');
  });
});
