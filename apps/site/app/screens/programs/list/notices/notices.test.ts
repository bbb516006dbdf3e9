import { fixtures } from '@liget/content-api/fixtures';
import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../../test-rows.ts';
import { getMessages } from '../../../../i18n/index.ts';
import { readNeedsAndNoteUnknown } from '../../../../lib/needs.ts';
import { readFilters } from '../../filters/read-filters.ts';
import { formatNotices } from './notices.server.ts';

const TODAY = '2026-11-22';
const { eventAgenda } = fixtures.hu;
const agenda = { ...eventAgenda, meta: { ...eventAgenda.meta, dated: 0 }, ribbon: [] };

test('a list of today without dates says of the rest of the day only what is true', () =>
  everyRow(
    [
      { query: '', notices: ['A nap hátralévő részére nincs program.'] },
      { query: '&free=1', notices: ['A nap hátralévő részére nincs a szűrésnek megfelelő program.'] },
      { query: '&need=wheelchair', notices: ['A nap hátralévő részére nincs a szűrésnek megfelelő program.'] },
    ],
    ({ query }) => query,
    ({ query, notices }) => {
      const requested = readFilters(new URLSearchParams(`from=${TODAY}&to=${TODAY}${query}`), undefined, readNeedsAndNoteUnknown);
      const shown = {
        requested,
        missing: [],
        filters: requested.filters,
        agenda,
        beyond: null,
        past: null,
        today: TODAY,
        isOutdated: false,
      };
      const context = { locale: 'hu' as const, now: Temporal.Instant.from(`${TODAY}T20:00:00+01:00`), messages: getMessages('hu') };
      expect(formatNotices(shown, context)).toEqual(notices);
    },
  ));
