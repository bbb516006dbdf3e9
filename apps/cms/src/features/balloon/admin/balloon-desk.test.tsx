// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BalloonOverview, DeskSlot } from '../overview.ts';
import { Action, applyChange, type Change, forceChange } from '../state.ts';
import { BalloonDesk } from './BalloonDesk.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/admin/test-payload-ui.ts'));

const slot = (hour: number, weather: DeskSlot['weather'], isOver = false): DeskSlot => ({
  start: `2026-11-24T${hour}:00:00.000Z`,
  end: `2026-11-24T${hour}:30:00.000Z`,
  weather,
  time: `${hour + 1}:00`,
  isOver,
});
const TICKETS = { hu: 'Jegy a helyszínen.', en: 'Tickets on site.' };
const day = (name: string, slots: DeskSlot[]) => ({ day: name, title: { hu: name, en: name }, slots, isClosed: false, proposal: null });
const FLYING: BalloonOverview = {
  flight: { isUp: true, note: TICKETS },
  updatedAt: '2026-11-24T09:00:00.000Z',
  isOld: false,
  days: [day('2026-11-24', [slot(9, 'downtime', true), slot(10, 'ideal_weather'), slot(11, 'downtime')]), day('2026-11-25', [])],
  noteWhenFlying: TICKETS,
  history: [],
};
const GROUNDED: BalloonOverview = { ...FLYING, flight: { isUp: false, note: { hu: '', en: '' } } };

/** A fake service that can be unavailable and whose state another operator can change. */
const service = { desk: FLYING, isAway: false, actions: [] as Action[] };

function answer(action: Action): Response {
  service.actions.push(action);
  if (action.do !== 'change') return Response.json({ desk: service.desk, done: { flight: null, slots: [] } });
  const stored = { flight: service.desk.flight, slots: service.desk.days.flatMap(({ slots }) => slots) };
  if (!applyChange(stored, action.change))
    return Response.json({ desk: service.desk, message: 'Közben más is átállította.' }, { status: 409 });
  const { flight, slots } = forceChange(stored, action.change);
  const weather = new Map(slots.map((each) => [each.start, each.weather]));
  const days = service.desk.days.map((each) => ({
    ...each,
    slots: each.slots.map((one) => ({ ...one, weather: weather.get(one.start) ?? one.weather })),
  }));
  service.desk = { ...service.desk, flight, days };
  return Response.json({ desk: service.desk, done: action.change });
}

beforeEach(() => {
  Object.assign(service, { desk: FLYING, isAway: false, actions: [] });
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    if (service.isAway) throw new TypeError('Failed to fetch');
    return typeof init?.body === 'string' ? answer(Action.parse(JSON.parse(init.body))) : Response.json({ desk: service.desk });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(desk: BalloonOverview): void {
  service.desk = desk;
  render(<BalloonDesk first={desk} />);
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const findSaved = () => screen.findByText(/Mentve, a honlapon látszik/);
const changes = (): Change[] => service.actions.flatMap((action) => (action.do === 'change' ? [action.change] : []));
const write = (label: string, words: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: words } });

describe('the balloon’s desk', () => {
  test('asks for a reason when the balloon is grounded and offers its text in both languages; the former text returns with flying', async () => {
    open(FLYING);
    expect(screen.queryByText(/Miért áll\?/)).toBeNull();
    press('Áll');
    expect(screen.getByText(/Miért áll\?/)).toBeTruthy();
    press('Zártkörű rendezvény');
    await findSaved();
    expect(changes().at(-1)?.flight?.now).toEqual({
      isUp: false,
      note: { hu: expect.stringContaining('Zártkörű rendezvény'), en: expect.stringMatching(/private/i) },
    });
    press('Repül');
    await findSaved();
    expect(service.desk.flight).toEqual({ isUp: true, note: TICKETS });
  });

  test('saves custom texts in both languages, and one language alone only after confirmation', async () => {
    open(GROUNDED);
    press('Egyéb, saját szavakkal');
    write('Magyarul', 'Kötelet cserélünk.');
    expect(screen.getByText(/Mindkét nyelven írja meg/)).toBeTruthy();
    expect(button('Szöveg mentése')).toHaveProperty('disabled', true);
    write('Angolul', 'We change the rope.');
    press('Szöveg mentése');
    await findSaved();
    expect(service.desk.flight.note).toEqual({ hu: 'Kötelet cserélünk.', en: 'We change the rope.' });

    press('Szöveg módosítása');
    write('Magyarul', 'A kötelet cseréljük.');
    expect(screen.getByText(/Csak az egyik nyelven változott/)).toBeTruthy();
    expect(button('Szöveg mentése')).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByLabelText('A másik nyelvű szöveg így is igaz'));
    press('Szöveg mentése');
    await findSaved();
    expect(service.desk.flight.note).toEqual({ hu: 'A kötelet cseréljük.', en: 'We change the rope.' });
  });

  test('sets a slot by its dialog, by one tap with a brush, or for the rest of the day; past slots are collapsed', async () => {
    open(FLYING);
    expect(screen.getByText('Elmúlt időpontok (1)').closest('details')?.open).toBe(false);
    press(/^11:00/);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Bizonytalan időjárás/ }));
    await findSaved();
    expect(changes().at(-1)?.slots).toMatchObject([{ start: slot(10, 'ideal_weather').start, now: 'uncertain_weather' }]);

    fireEvent.click(screen.getByLabelText(/Zártkörű felszállás/));
    press(/^12:00/);
    await findSaved();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes().at(-1)?.slots).toMatchObject([{ start: slot(11, 'downtime').start, was: 'downtime', now: 'private_flight' }]);

    fireEvent.click(screen.getByLabelText(/Üzemszünet/));
    press('A nap hátralévő része: Üzemszünet');
    await findSaved();
    expect(
      changes()
        .at(-1)
        ?.slots.map(({ start, now }) => [start, now]),
    ).toEqual([
      [slot(10, 'downtime').start, 'downtime'],
      [slot(11, 'downtime').start, 'downtime'],
    ]);
  });

  test('makes tomorrow’s slots from the opening hours, or copies today’s', async () => {
    const [today, tomorrow] = [FLYING.days[0], day('2026-11-25', [])];
    if (!today) throw new Error('There is no today');
    open({ ...FLYING, days: [today, { ...tomorrow, proposal: { count: 4, from: '10:00', to: '18:00' } }] });
    press('Holnap');
    press('Időpontok készítése a nyitvatartásból: 4 időpont, 10:00–18:00');
    press('Holnap ugyanúgy, mint ma');
    await findSaved();
    expect(service.actions).toEqual([
      { do: 'make', day: '2026-11-25' },
      { do: 'copy', from: '2026-11-24', to: '2026-11-25' },
    ]);
  });

  test('says that nobody has checked today, until the operator confirms the state', async () => {
    open({ ...FLYING, isOld: true });
    expect(screen.getByRole('region', { name: 'Ma még senki sem nézte meg' }).textContent).toContain('A látogatók most is ezt látják.');
    service.desk = FLYING;
    press('Megnéztem, így van');
    await findSaved();
    expect(service.actions).toEqual([{ do: 'confirm' }]);
    expect(screen.queryByRole('region', { name: 'Ma még senki sem nézte meg' })).toBeNull();
  });

  test('informs the second of two operators, shows the first one’s change, and lets the second repeat the action', async () => {
    open(GROUNDED);
    service.desk = { ...GROUNDED, flight: { isUp: false, note: { hu: 'Vihar.', en: 'Storm.' } } };
    press('Repül');
    expect((await screen.findByText('Közben más is átállította.')).closest('[role="alert"]')).toBeTruthy();
    expect(screen.getByText('Vihar.')).toBeTruthy();
    expect(service.desk.flight.isUp).toBe(false);
    press('Mégis beállítom');
    await findSaved();
    expect(service.desk.flight.isUp).toBe(true);
  });

  test('counts the actions that wait during an outage, and sends them in order afterwards', async () => {
    open(FLYING);
    service.isAway = true;
    press('Áll');
    expect(await screen.findByText(/Most nincs kapcsolat\./)).toBeTruthy();
    press('Vihar');
    expect(screen.getByText('Még nincs elküldve: 2')).toBeTruthy();
    expect(button('Áll').getAttribute('aria-pressed')).toBe('true');
    service.isAway = false;
    fireEvent(window, new Event('online'));
    await findSaved();
    expect(changes().map(({ flight }) => flight?.now.note.hu.slice(0, 5))).toEqual(['Jegy ', 'Vihar']);
  });
});
