// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { getDateKey, type LastingState } from '../../../features/events/agenda/lasting-on-day.ts';
import { Programs } from './Programs.tsx';
import type { ProgramDate } from './programs.ts';

vi.mock('@payloadcms/ui', () => import('../../../testing/admin/test-payload-ui.ts'));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));

const date = (over: Partial<ProgramDate>): ProgramDate => ({
  id: 1,
  title: 'Séta',
  language: 'hu',
  status: 'scheduled',
  day: '2026-11-25',
  start: '2026-11-25T17:00:00.000Z',
  originalStart: '2026-11-25T17:00:00.000Z',
  end: null,
  allDay: false,
  isOutsideHours: false,
  ...over,
});

/** The lasting events by id, the same on every day. */
function renderPrograms(dates: ProgramDate[], mayChange = false, lasting: Record<number, LastingState> = {}): Document {
  const lastingStates = new Map(
    dates.flatMap(({ id, start }) => (lasting[id] ? [[getDateKey(id, Date.parse(start)), lasting[id]] as const] : [])),
  );
  const countOpen = Object.values(lasting).filter((state) => state === 'open').length;
  const days = new Map(
    [...Map.groupBy(dates, ({ day }) => day)].map(([day, ofDay]) => {
      const dated = new Set(ofDay.filter(({ id, status }) => !lasting[id] && status !== 'cancelled').map(({ id }) => id)).size;
      return [day, { day, dated, lasting: countOpen, lastingStates }];
    }),
  );
  const page = (
    <Programs dates={dates} days={days} mayChange={mayChange} context={{ translate: ({ hu }) => hu, language: 'hu', admin: '/admin' }} />
  );
  return new DOMParser().parseFromString(renderToStaticMarkup(page), 'text/html');
}
const heads = (page: Document) => [...page.querySelectorAll('summary')].map(({ textContent }) => textContent);

describe('the events of the dashboard', () => {
  test('show for every day of the week the numbers of events as on the site and the changes, however many today has', () => {
    const many = Array.from({ length: 40 }, (_, at) => date({ id: at + 10 }));
    const page = renderPrograms([
      ...many,
      date({ id: 2, day: '2026-11-28', start: '2026-11-28T09:00:00.000Z', status: 'cancelled' }),
      date({ id: 3, day: '2026-11-28', start: '2026-11-28T10:00:00.000Z', isOutsideHours: true }),
      date({ id: 3, day: '2026-11-28', start: '2026-11-28T12:00:00.000Z', originalStart: '2026-11-28T12:00:00.000Z' }),
    ]);
    expect(heads(page)).toEqual([
      '2026. november 25., szerda 40 program',
      '2026. november 28., szombat 1 program (2 időpont) elmarad: 1 zárva lévő helyszín: 1',
    ]);
    expect([...page.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
    expect(page.querySelectorAll('a[href^="/admin/collections/events/"]')).toHaveLength(43);
  });

  test('list lasting events apart, with a mark on those that the numbers leave out because their place is closed', () => {
    const began = { start: '2026-10-01T08:00:00.000Z' };
    const page = renderPrograms(
      [
        date({ id: 2, title: 'Zárt tárlat', ...began }),
        date({ id: 3, title: 'Kiállítás', ...began }),
        date({ id: 4, title: 'Bezárt tárlat', ...began }),
        date({ id: 5, title: 'Éjféli séta', start: '2026-11-24T23:30:00.000Z' }),
        date({ id: 6, title: 'Háromnapos vásár', start: '2026-11-24T08:00:00.000Z' }),
        date({ id: 7, title: 'Elmaradó tárlat', ...began, status: 'cancelled' }),
      ],
      false,
      { 2: 'closed', 3: 'open', 4: 'closedByNow' },
    );
    expect(heads(page)).toEqual([
      '2026. november 25., szerda 2 program, 1 kiállítás és állandó program elmarad: 1',
      'Kiállítás és állandó program: 1, és zárva van 2',
    ]);
    expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      '00:30 Éjféli séta',
      'már tart Háromnapos vásár',
      'már tart Elmaradó tárlat elmarad',
      'már tart Kiállítás',
      'már tart Zárt tárlat zárva',
      'már tart Bezárt tárlat mára bezárt',
    ]);
  });

  test('offer a button with a distinct name for each date, if the user may change events', () => {
    const page = renderPrograms([date({ id: 2, title: 'Séta' }), date({ id: 3, title: 'Vásár', allDay: true })], true);
    expect([...page.querySelectorAll('li button')].map((button) => button.getAttribute('aria-label'))).toEqual([
      'Változott? Séta, 2026. 11. 25. szerda 18:00',
      'Változott? Vásár, 2026. 11. 25. szerda',
    ]);
    expect(renderPrograms([date({})]).querySelectorAll('button')).toHaveLength(0);
  });
});
