// @vitest-environment happy-dom
import { fixtures } from '@liget/content-api/fixtures';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BaseMapOverview } from './BaseMapOverview.tsx';

vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useTranslation: () => ({ i18n: { language: 'hu' } }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answering = (origin: object | null) =>
  vi.stubGlobal('fetch', async (address: string) => Response.json(address.includes('/globals/') ? { origin } : fixtures.hu.baseMap));

test('the base map is drawn, counted by kind, and names its licence', async () => {
  answering(null);
  render(<BaseMapOverview />);
  expect(await screen.findByText('Az első induláskor bekerült alaprajz', { exact: false })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'A park alaprajza' }).querySelectorAll('path').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0);
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
});

test('an imported base map shows its file, the time of import and the importing account', async () => {
  answering({ file: 'liget.osm', imported: '2026-11-20T11:00:00.000Z', by: 'Kiss Anna' });
  render(<BaseMapOverview />);
  for (const words of ['liget.osm', 'Kiss Anna']) expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText('Az első induláskor bekerült alaprajz', { exact: false })).toBeNull();
});

test('an unreadable base map shows an error', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  render(<BaseMapOverview />);
  expect(await screen.findByText(/nem tölthető be|most nem/i)).toBeTruthy();
});
