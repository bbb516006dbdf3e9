// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveFormDraft } from '../../platform/admin-ui/form-drafts/form-drafts.ts';

const fields = [{ name: 'lead', type: 'text' }];
vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { language: 'hu' } }),
  useConfig: () => ({ config: { routes: { admin: '/admin', api: '/api' } }, getEntityConfig: () => ({ fields }) }),
}));

const { DraftsOnDevice } = await import('./DraftsOnDevice.tsx');

const draft = { data: { lead: 'A tó körül.' }, basedOn: '', savedAtMs: Date.parse('2026-11-26T10:00:00Z') };
const fetched = vi.fn<(address: string) => Promise<Response>>();
const drawn = () => render(<DraftsOnDevice userId={1} names={{ events: 'Program', balloon: 'Ballon' }} />);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({ lead: 'Régi.' })));
});
afterEach(cleanup);

describe('DraftsOnDevice', () => {
  test('links to the forms, with the kind and the time of each draft', async () => {
    saveFormDraft(localStorage, { userId: 1, target: 'events/5', locale: 'en' }, { ...draft, title: 'Séta' });
    saveFormDraft(localStorage, { userId: 1, target: 'events', locale: 'hu' }, draft);
    saveFormDraft(sessionStorage, { userId: 1, target: 'globals/balloon', locale: 'hu' }, { ...draft, title: 'Ballon' });
    drawn();
    expect((await screen.findAllByRole('link')).map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      '(cím nélkül) /admin/collections/events/create?locale=hu',
      'Séta /admin/collections/events/5?locale=en',
      'Ballon /admin/globals/balloon?locale=hu',
    ]);
    expect(screen.getAllByText('Program')).toHaveLength(2);
    expect(screen.getAllByText('2026. 11. 26. 11:00')).toHaveLength(3);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/api/events/5?depth=0&draft=true&locale=en&fallback-locale=none',
      '/api/globals/balloon?depth=0&draft=true&locale=hu&fallback-locale=none',
    ]);
  });

  test('removes drafts that the service has stored, and keeps them if it does not answer', async () => {
    saveFormDraft(localStorage, { userId: 1, target: 'events/5', locale: 'hu' }, { ...draft, title: 'Mentve' });
    saveFormDraft(localStorage, { userId: 1, target: 'events/6', locale: 'hu' }, { ...draft, title: 'Ki tudja' });
    fetched.mockImplementation((address) =>
      address.startsWith('/api/events/5') ? Promise.resolve(Response.json(draft.data)) : Promise.reject(new TypeError('Failed to fetch')),
    );
    drawn();
    expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(['Ki tudja']);
    expect(Object.keys(localStorage)).toEqual(['liget-form-draft 1 events/6 hu']);
  });

  test('renders nothing without drafts', async () => {
    saveFormDraft(localStorage, { userId: 2, target: 'events/5', locale: 'hu' }, draft);
    const { container } = drawn();
    await new Promise(setImmediate);
    expect(container.innerHTML).toBe('');
  });
});
