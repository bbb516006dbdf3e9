// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { world } from '../../../testing/admin/test-payload-ui.ts';
import type { SuccessorAnswer } from '../successor.ts';
import { Successor } from './Successor.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/admin/test-payload-ui.ts'));

const PROGRAMS = { id: 'programs', name: { hu: 'Programok', en: 'Events' } } as const;
const TAKEN_DOWN: SuccessorAnswer = {
  isPublic: false,
  mayChoose: true,
  addresses: ['/varosligeti-programok/est'],
  list: 'programs',
  chosen: null,
  screens: [{ id: 'home', name: { hu: 'Főoldal', en: 'Home' } }, PROGRAMS],
};
let requests: unknown[];
let answer: { status: number; body: unknown };

beforeEach(() => {
  world.document = { id: 7, collectionSlug: 'events' };
  requests = [];
  answer = { status: 200, body: TAKEN_DOWN };
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') requests.push(JSON.parse(init.body));
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choose = (value: string) => fireEvent.change(screen.getByLabelText('Ide jussanak'), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Rendben' }));

describe('the redirect target of a document', () => {
  test('is proposed as its list after unpublication, and shown once it is chosen', async () => {
    render(<Successor />);
    expect(await screen.findByText(/Aki a címét ismeri, most azt látja, hogy az oldal nem található\./)).toBeTruthy();
    expect([...document.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'A lista: Programok',
      'Egy másik oldalunk…',
      'Sehová: az oldal nem található',
      'Főoldal',
    ]);
    answer.body = { ...TAKEN_DOWN, chosen: { name: PROGRAMS.name, address: '/varosligeti-programok', screen: 'programs' } };
    save();
    expect(await screen.findByText(/ide jut: Programok \(\/varosligeti-programok\)\./)).toBeTruthy();
    expect(requests).toEqual([{ screen: 'programs' }]);
  });

  test('may be a typed path, with an error beside the field when it is refused', async () => {
    render(<Successor />);
    await screen.findByLabelText('Ide jussanak');
    choose('other');
    fireEvent.change(screen.getByLabelText(/Annak az oldalnak a címe/), { target: { value: '/magazin/nincs' } });
    answer = { status: 400, body: { message: 'Ezen a címen nincs látható oldalunk.' } };
    save();
    const refusal = await screen.findByText('Ezen a címen nincs látható oldalunk.');
    expect(screen.getByLabelText(/Annak az oldalnak a címe/).getAttribute('aria-describedby')).toBe(refusal.id);
    expect(requests).toEqual([{ address: '/magazin/nincs' }]);
  });

  test('is collapsed while the document is public, and empty until somebody sets it', async () => {
    answer.body = { ...TAKEN_DOWN, isPublic: true };
    render(<Successor />);
    const choice = await screen.findByLabelText('Ide jussanak');
    expect([choice.closest('details')?.open, Reflect.get(choice, 'value')]).toEqual([false, 'nowhere']);
  });

  test('is not offered for a document that was never public', async () => {
    answer.body = { ...TAKEN_DOWN, addresses: [] };
    const { container } = render(<Successor />);
    await vi.waitFor(() => expect(container.textContent).toBe(''));
  });
});
