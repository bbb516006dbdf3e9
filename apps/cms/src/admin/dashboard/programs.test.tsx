// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Programs } from './Programs.tsx';
import type { ProgramDate } from './programs.ts';

vi.mock('@payloadcms/ui', () => import('../../testing/test-payload-ui.ts'));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));

const date = (over: Partial<ProgramDate>): ProgramDate => ({
  id: 1,
  title: 'Séta',
  status: 'scheduled',
  day: '2026-11-25',
  start: '2026-11-25T17:00:00.000Z',
  originalStart: '2026-11-25T17:00:00.000Z',
  end: null,
  allDay: false,
  isOutsideHours: false,
  ...over,
});

function renderPrograms(dates: ProgramDate[], mayChange = false): Document {
  const days = [...new Set(dates.map(({ day }) => day))];
  const counts = new Map(days.map((day, at) => [day, { day, dated: dates.length, lasting: at }]));
  const page = (
    <Programs
      dates={dates}
      counts={counts}
      mayChange={mayChange}
      context={{ translate: ({ hu }) => hu, language: 'hu', admin: '/admin' }}
    />
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
    ]);
    expect(heads(page)).toEqual([
      '2026. november 25., szerda 42 program',
      '2026. november 28., szombat 42 program, 1 kiállítás és állandó programelmarad: 1zárva lévő helyszín: 1',
    ]);
    expect([...page.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
    expect(page.querySelectorAll('a[href^="/admin/collections/events/"]')).toHaveLength(42);
  });

  test('separate events that begin on a day from those that began before, by midnight in Budapest', () => {
    const page = renderPrograms([
      date({ id: 2, title: 'Kiállítás', start: '2026-10-01T08:00:00.000Z' }),
      date({ id: 3, title: 'Éjféli séta', start: '2026-11-24T23:30:00.000Z' }),
      date({ id: 4, title: 'Elmaradó vásár', start: '2026-11-20T08:00:00.000Z', status: 'cancelled' }),
    ]);
    expect(heads(page)).toEqual(['2026. november 25., szerda 3 programelmarad: 1', 'Korábban kezdődött, most is tart: 1']);
    expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      '00:30 Éjféli séta',
      'már tart Elmaradó vásárelmarad',
      'már tart Kiállítás',
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
