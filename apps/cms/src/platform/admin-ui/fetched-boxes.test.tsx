// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Approval } from '../../features/approval/admin/Approval.tsx';
import { APPROVAL_TEXTS } from '../../features/approval/texts.ts';
import { QrPicture } from '../../features/qr-codes/admin/QrPicture.tsx';
import { QrScans } from '../../features/qr-codes/admin/QrScans.tsx';
import { QR_TEXTS } from '../../features/qr-codes/admin/qr-texts.ts';
import { world } from '../../testing/admin/test-payload-ui.ts';
import { CHECK_TEXTS } from '../publishing/admin/check-texts.ts';
import { PublicationCheck } from '../publishing/admin/PublicationCheck.tsx';
import { PublicationSchedule } from '../publishing/admin/PublicationSchedule.tsx';
import { SCHEDULE_TEXTS } from '../publishing/admin/schedule-texts.ts';
import { Usages } from '../trash/admin/Usages.tsx';
import { USAGE_TEXTS } from '../trash/admin/usage-list-texts.ts';
import { Successor } from '../url-history/admin/Successor.tsx';
import { SUCCESSOR_TEXTS } from '../url-history/admin/successor-texts.ts';

vi.mock('@payloadcms/ui', () => import('../../testing/admin/test-payload-ui.ts'));

beforeEach(() => {
  world.document = { id: 7, collectionSlug: 'event-locations' };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stubAnswer = (body: unknown, status = 200) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));
const same = (text: string) => ({ hu: text, en: text });
const APPROVAL = { isWaiting: true, hasChanges: true, mayWrite: true, mayPublish: true, mayWithdraw: false };
const EVENT = { hu: 'Program', en: 'Event' };

describe('a box about the open document', () => {
  const boxes = [
    ['usages', Usages],
    ['schedule', PublicationSchedule],
    ['approval', Approval],
    ['publish checks', PublicationCheck],
    ['scans', QrScans],
    ['picture of a code', QrPicture],
  ] as const;

  test.each(boxes)('is not shown in the trash, and asks nothing: %s', async (_, Box) => {
    const request = vi.fn(async () => Response.json({}, { status: 404 }));
    vi.stubGlobal('fetch', request);
    world.document = { id: 7, collectionSlug: 'news', isTrashed: true, hasPublishPermission: true };
    const { container } = render(<Box />);
    await act(async () => {});
    expect([container.innerHTML, request.mock.calls]).toEqual(['', []]);
  });

  test.each(boxes)('asks nothing about a record that is not stored, whose id Payload gives as null: %s', async (_, Box) => {
    const request = vi.fn(async () => Response.json({}, { status: 404 }));
    vi.stubGlobal('fetch', request);
    world.document = { id: null, collectionSlug: 'media', hasPublishPermission: true };
    render(<Box />);
    await act(async () => {});
    expect(request).not.toHaveBeenCalled();
  });

  test.each(boxes)('does not say that a stored document is to be saved first while it waits for its answer: %s', async (_, Box) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    world.document = { id: 7, collectionSlug: 'news', hasPublishPermission: true };
    const { container } = render(<Box />);
    await act(async () => {});
    for (const { firstSave } of [SCHEDULE_TEXTS, APPROVAL_TEXTS, CHECK_TEXTS, QR_TEXTS])
      expect(container.textContent).not.toContain(firstSave.hu);
  });

  test.each([
    ['usages', Usages, { total: 1, usages: [null] }, USAGE_TEXTS.failed],
    ['schedule', PublicationSchedule, { isPublic: true, hasChanges: true, planned: [null] }, SCHEDULE_TEXTS.failed],
    ['approval', Approval, { ...APPROVAL, steps: [null] }, APPROVAL_TEXTS.failed],
    ['publish checks', PublicationCheck, { problems: [null] }, CHECK_TEXTS.failed],
    ['publish checks without a list', PublicationCheck, {}, CHECK_TEXTS.failed],
    ['scans', QrScans, { address: '/qr/a', week: 0, month: 0, all: 1, days: [null] }, QR_TEXTS.failed],
    [
      'successor',
      Successor,
      { isPublic: true, mayChoose: true, addresses: [null], list: 'news', chosen: null, screens: [] },
      SUCCESSOR_TEXTS.successorFailed,
    ],
  ] as const)('says that it failed if a row of the answer is unreadable: %s', async (_, Box, body, message) => {
    stubAnswer(body);
    render(<Box />);
    expect(await screen.findByText(message.hu)).toBeTruthy();
  });
});

describe('where a document is used', () => {
  test('lists links to the documents that use it and the number of the others', async () => {
    const usages = [
      { collection: 'events', id: 12, kind: EVENT, title: same('Próba a pavilonban') },
      { collection: 'site-settings', id: null, kind: same('Az oldal beállításai'), title: same('') },
    ];
    stubAnswer({ total: 5, usages });
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
  ])('shows a message when it is unused or cannot be loaded: %i', async (status, body, words) => {
    stubAnswer(body, status);
    render(<Usages />);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('the scans of a printed code', () => {
  test('are shown as three sums and by day', async () => {
    stubAnswer({ address: 'https://liget.example/qr/a', week: 2, month: 3, all: 5, days: [{ day: '2026-11-20', count: 2 }] });
    render(<QrScans />);
    await screen.findByText('Összesen');
    expect([...document.querySelectorAll('dl div')].map(({ textContent }) => textContent)).toEqual([
      'Az elmúlt 7 napban2',
      'Az elmúlt 30 napban3',
      'Összesen5',
    ]);
    expect(document.querySelector('tbody tr')?.textContent).toBe('2026. 11. 20.2');
  });

  test('are shown as none for a code that was never scanned', async () => {
    stubAnswer({ address: 'https://liget.example/qr/a', week: 0, month: 0, all: 0, days: [] });
    render(<QrScans />);
    expect(await screen.findByText('Még senki sem használta.')).toBeTruthy();
  });
});

describe('the publication schedule', () => {
  const draft = { isPublic: false, hasChanges: true };
  const dateToCome = '2040-12-10T08:00:00.000Z';
  beforeEach(() => {
    world.document = { id: 7, collectionSlug: 'news', hasPublishPermission: true };
  });

  test('offers the document’s date and sets it with one press', async () => {
    const sent: unknown[] = [];
    const planned = [{ id: 1, action: 'publish', at: dateToCome, state: 'waiting' }];
    vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
      if (typeof body === 'string') sent.push(JSON.parse(body));
      return Response.json({ ...draft, dateToCome, planned: body ? planned : [] });
    });
    render(<PublicationSchedule />);
    const offer = 'Megjelenés időzítése a rajta álló dátumra: 2040. december 10., hétfő 9:00';
    fireEvent.click(await screen.findByRole('button', { name: offer }));
    expect(await screen.findByText('Megjelenik: 2040. december 10., hétfő 9:00')).toBeTruthy();
    expect(sent).toEqual([{ action: 'publish', at: dateToCome }]);
    expect(screen.queryByRole('button', { name: offer })).toBeNull();
  });

  test.each([
    ['waiting', 'ekkor nem jelenik meg'],
    ['failed', 'Nem jelent meg, mert a rajta álló dátum későbbi'],
  ])('says that a planned publication is before the document’s date, and can be planned again: %s', async (state, words) => {
    stubAnswer({ ...draft, dateToCome, planned: [{ id: 1, action: 'publish', at: '2040-12-01T08:00:00.000Z', state, isEarly: true }] });
    render(<PublicationSchedule />);
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Megjelenés időzítése a rajta álló dátumra/ })).toBeTruthy();
  });
});
