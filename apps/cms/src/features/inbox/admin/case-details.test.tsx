// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { world } from '../../../testing/admin/test-payload-ui.ts';
import type { CaseDetails } from '../desk-case.ts';
import { CaseDetailsView } from './CaseDetailsView.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/admin/test-payload-ui.ts'));

const OPENED: CaseDetails = {
  shownCase: {
    reference: 'P-2026-ABCDEF',
    kind: 'complaint',
    state: 'new',
    locale: 'hu',
    receivedAt: '2026-11-24T09:00:00.000Z',
    due: '2026-12-24',
    assignedTo: null,
    isErased: false,
    place: '',
    about: 'Ballon',
    name: 'Szélné Éva',
    email: 'eva@example.hu',
    phone: '',
    message: 'A ballon késett.',
    days: [],
    from: '',
    until: '',
    guests: null,
  },
  attachments: [],
  steps: [],
  people: [],
  templates: [{ name: 'Megkaptuk', text: 'Tisztelt Szélné Éva! Megkaptuk.', keepsOpen: true }],
};
const withCase = (shownCase: Partial<CaseDetails['shownCase']>): CaseDetails => ({
  ...OPENED,
  shownCase: { ...OPENED.shownCase, ...shownCase },
});

/** The service's answers, and the actions that it received. */
let answers: { status: number; body: unknown };
let requests: Record<string, unknown>[];
const confirmed = vi.fn<(question?: string) => boolean>();

beforeEach(() => {
  Object.assign(world, { user: { id: 1, roles: ['service'] }, document: { id: 7, collectionSlug: 'enquiries' } });
  answers = { status: 200, body: OPENED };
  requests = [];
  vi.stubGlobal('confirm', confirmed.mockReset().mockReturnValue(false));
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const step: unknown = JSON.parse(body);
    if (typeof step === 'object') requests.push({ address, ...step });
    return Response.json(answers.body, { status: answers.status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(details: CaseDetails): Promise<void> {
  answers.body = details;
  render(<CaseDetailsView />);
  await screen.findByText(details.shownCase.isErased ? /törölve vannak/ : details.shownCase.message);
}
const text = () => screen.getByLabelText('A válasz szövege');
const takeTemplate = () => fireEvent.change(screen.getByLabelText('Sablon'), { target: { value: '0' } });

describe('the screen of a case', () => {
  test('marks the case as read when it is opened, and shows its message read-only', async () => {
    await open(OPENED);
    expect(requests).toEqual([{ address: '/api/enquiries/7/steps', action: 'opened' }]);
    expect(document.querySelector('.liget-case-message')?.querySelectorAll('input, textarea').length).toBe(0);
  });

  test('fills in the answer from a template, and asks before the template replaces typed text', async () => {
    await open(OPENED);
    takeTemplate();
    expect(text()).toHaveProperty('value', 'Tisztelt Szélné Éva! Megkaptuk.');
    expect(confirmed).not.toHaveBeenCalled();
    fireEvent.change(text(), { target: { value: 'Saját szavaim.' } });
    takeTemplate();
    expect(confirmed).toHaveBeenCalledOnce();
    expect(text()).toHaveProperty('value', 'Saját szavaim.');
  });

  test('shows the error of a refused answer and keeps the text, and clears it after sending', async () => {
    await open(OPENED);
    fireEvent.change(text(), { target: { value: 'Megvan.' } });
    answers = { status: 409, body: { message: 'Közben más már válaszolt.' } };
    fireEvent.click(screen.getByRole('button', { name: 'Küldés, az ügy megválaszolva' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Közben más már válaszolt.');
    expect(text()).toHaveProperty('value', 'Megvan.');
    answers = { status: 200, body: OPENED };
    fireEvent.click(screen.getByRole('button', { name: 'Küldés, az ügy megválaszolva' }));
    expect(await screen.findByText('A választ elküldtük, az ügy megválaszolva.')).toBeTruthy();
    expect(text()).toHaveProperty('value', '');
    expect(requests.at(-1)).toMatchObject({ action: 'answered', text: 'Megvan.', after: 0, keepsOpen: false });
  });

  test('sends an interim answer, which is the first button with an interim template, without closing the case', async () => {
    await open(OPENED);
    expect(screen.getByRole('option', { name: 'Megkaptuk (köztes levél, az ügy folyamatban marad)' })).toBeTruthy();
    takeTemplate();
    expect(screen.getByLabelText('Sablon')).toHaveProperty('value', '0');
    const [first] = screen.getAllByRole('button', { name: /^Küldés/ });
    expect(first?.textContent).toBe('Küldés, az ügy folyamatban marad');
    fireEvent.click(screen.getByRole('button', { name: 'Küldés, az ügy folyamatban marad' }));
    expect(await screen.findByText('A választ elküldtük, az ügy folyamatban maradt.')).toBeTruthy();
    expect(requests.at(-1)).toMatchObject({ action: 'answered', keepsOpen: true });
    // The same template can be chosen again.
    expect(screen.getByLabelText('Sablon')).toHaveProperty('value', '');
  });

  test('replaces the message of an action by that of the next one', async () => {
    await open({ ...OPENED, people: [{ id: 4, name: 'Kovács Anna' }] });
    const messages = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    fireEvent.change(text(), { target: { value: 'Megvan.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Küldés, az ügy megválaszolva' }));
    await screen.findByText('A választ elküldtük, az ügy megválaszolva.');
    fireEvent.change(screen.getByLabelText('Felelős'), { target: { value: '4' } });
    await screen.findByText('Az ügy felelőse: Kovács Anna.');
    expect(messages().filter(Boolean)).toEqual(['Az ügy felelőse: Kovács Anna.']);
    answers = { status: 400, body: { message: 'Ilyen szerkesztő nincs.' } };
    fireEvent.change(screen.getByLabelText('Felelős'), { target: { value: '' } });
    await screen.findByRole('alert');
    expect(messages().filter(Boolean)).toEqual([]);
  });

  test('asks before a case is closed whose sender has got no full answer', async () => {
    const interim = { id: 1, at: '2026-11-24T10:00:00.000Z', action: 'answered', detail: 'inProgress', text: 'Utánanézünk.' } as const;
    await open({ ...OPENED, steps: [interim] });
    const count = requests.length;
    fireEvent.click(screen.getByRole('button', { name: 'Ügy lezárása' }));
    expect(confirmed.mock.calls).toEqual([[expect.stringContaining('Végleges válasz még nem ment el')]]);
    expect(requests).toHaveLength(count);
    confirmed.mockReturnValue(true);
    fireEvent.click(screen.getByRole('button', { name: 'Ügy lezárása' }));
    expect(requests.at(-1)).toMatchObject({ action: 'closed', after: 1 });
  });

  test('offers to reopen a closed case, but not to answer it', async () => {
    await open(withCase({ state: 'closed' }));
    expect(screen.queryByLabelText('A válasz szövege')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ügy lezárása' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ügy újranyitása' }));
    expect(requests.at(-1)).toMatchObject({ action: 'reopened' });
  });

  test('offers erasure only to administrators, with a confirmation', async () => {
    await open(OPENED);
    expect(screen.queryByRole('button', { name: 'Személyes adatok törlése' })).toBeNull();
    cleanup();
    world.user = { id: 1, roles: ['administrator'] };
    await open(OPENED);
    const count = requests.length;
    fireEvent.click(screen.getByRole('button', { name: 'Személyes adatok törlése' }));
    expect([confirmed.mock.calls.length, requests.length]).toEqual([1, count]);
    confirmed.mockReturnValue(true);
    fireEvent.click(screen.getByRole('button', { name: 'Személyes adatok törlése' }));
    expect(requests.at(-1)).toMatchObject({ action: 'erased' });
  });

  test('has no actions for an erased case', async () => {
    world.user = { id: 1, roles: ['administrator'] };
    await open(withCase({ isErased: true, state: 'closed' }));
    for (const name of ['Személyes adatok törlése', 'Ügy újranyitása', 'Küldés, az ügy megválaszolva', 'Jegyzet mentése'])
      expect([name, screen.queryByRole('button', { name })]).toEqual([name, null]);
  });
});
