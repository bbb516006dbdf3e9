// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QrUses } from './qr-codes/QrUses.tsx';
import { world } from './test-payload-ui.ts';
import { Usages } from './Usages.tsx';

vi.mock('@payloadcms/ui', () => import('./test-payload-ui.ts'));

beforeEach(() => {
  world.document = { id: 7, collectionSlug: 'event-locations' };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answered = (body: unknown, status = 200) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));
const same = (text: string) => ({ hu: text, en: text });
const EVENT = { hu: 'Program', en: 'Event' };

describe('where a document is used', () => {
  test('is told by links to what uses it, and how many more there are', async () => {
    const usages = [
      { collection: 'events', id: 12, kind: EVENT, title: same('Próba a pavilonban') },
      { collection: 'site-settings', id: null, kind: same('Az oldal beállításai'), title: same('') },
    ];
    answered({ total: 5, usages });
    render(<Usages />);
    expect((await screen.findByRole('link', { name: 'Program: Próba a pavilonban' })).getAttribute('href')).toBe(
      '/admin/collections/events/12',
    );
    expect(screen.getByRole('link', { name: 'Az oldal beállításai' }).getAttribute('href')).toBe('/admin/globals/site-settings');
    expect(screen.getByText('és még 3 helyen')).toBeTruthy();
  });

  test.each([
    [200, { total: 0, usages: [] }, 'Sehol sem szerepel, törölhető.'],
    [500, {}, 'Most nem deríthető ki, hol szerepel.'],
  ])('is nowhere, or cannot be found out: %i', async (status, body, words) => {
    answered(body, status);
    render(<Usages />);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('how often a printed code was scanned', () => {
  test('is told in three sums, and day by day', async () => {
    answered({ address: 'https://liget.example/qr/a', week: 2, month: 3, all: 5, days: [{ day: '2026-11-20', count: 2 }] });
    render(<QrUses />);
    await screen.findByText('Összesen');
    expect([...document.querySelectorAll('dl div')].map(({ textContent }) => textContent)).toEqual([
      'Az elmúlt 7 napban2',
      'Az elmúlt 30 napban3',
      'Összesen5',
    ]);
    expect(document.querySelector('tbody tr')?.textContent).toBe('2026. 11. 20.2');
  });

  test('is told of a code that nobody has scanned', async () => {
    answered({ address: 'https://liget.example/qr/a', week: 0, month: 0, all: 0, days: [] });
    render(<QrUses />);
    expect(await screen.findByText('Még senki sem használta.')).toBeTruthy();
  });
});
