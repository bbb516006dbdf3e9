import { EventStatus, type OccurrenceStatus } from '@liget/content-api';
import { takesPlace } from '@liget/park';
import { label } from '../../platform/fields/labels.ts';
import { findDatesOutsideHours } from '../../platform/publishing/checks/outside-opening-hours.ts';
import type { PublishError } from '../../platform/publishing/checks/publish-check.ts';
import { type CollectionChecks, createWarning, inLanguage } from '../../platform/publishing/checks/publish-checks.ts';
import { isOver } from './agenda/indexed.ts';
import { checkDates, checkRainDate } from './dates/date-checks.ts';
import type { EventTimes } from './dates/event-dates.ts';
import { expandOccurrences } from './dates/event-times.ts';
import { seemsSwapped } from './dates/overnight.ts';
import { expandRecurrence } from './dates/recurrence.ts';

const NO_CATEGORY: PublishError = {
  severity: 'error',
  message: label('Nincs kategóriája.', 'It has no category.'),
  at: { field: 'category' },
};

const FREE_WITH_PRICE = createWarning(
  'Ingyenes, mégis van ára. A honlapon csak annyi látszik: „Ingyenes”. Vegye ki a jelölést, vagy törölje az árat.',
  'It is free, and has a price. The site shows ‘Free’ only. Clear the box, or delete the price.',
  'price',
);

const SWAPPED_TIMES = createWarning(
  'Az ismétlődés vége nem későbbi a kezdeténél, ezért a honlapon csak másnap ér véget. Nézze meg, nem cserélődött-e fel a két időpont.',
  'The end of the recurrence is not later than its start, so on the site it ends on the next day. Check whether the two times are swapped.',
  'recurrence.endTime',
);

/** Whether the times of a rule seem to be swapped; only of a rule that makes dates. */
function hasSwappedTimes({ recurrence }: EventTimes): boolean {
  const { startTime, endTime } = recurrence ?? {};
  const expanded = expandRecurrence(recurrence);
  if (!startTime || !endTime || !expanded.ok || expanded.occurrences.length === 0) return false;
  return seemsSwapped(Temporal.PlainTime.from(startTime), Temporal.PlainTime.from(endTime));
}

const NO_DATE_TEXT = createWarning(
  'Csak az időpont szövege látszana, de nincs ilyen szöveg, ezért az időpontok látszanak. Írja meg, vagy vegye ki a jelölést.',
  'Only the text of the date is to be shown, but there is none, so the dates are shown. Write it, or clear the box.',
  'dateText',
  'hu',
);

const hasText = (document: Record<string, unknown>, field: string) =>
  inLanguage(document, field, 'hu') || inLanguage(document, field, 'en');

/** Whether the opening hours of the event's place matter for a date: not if it is cancelled or relocated. */
const takesPlaceAtPlace = ({ status }: { status: OccurrenceStatus }) => takesPlace(status) && status !== 'relocated';

/** The checks of an event before publication: category, dates, place, state. */
export const checkEvent: CollectionChecks = (document, { now, place }) => {
  const times = document as EventTimes;
  const errors = [...checkDates(times), ...checkRainDate(times)].map(
    ({ path, field, message }): PublishError => ({
      severity: 'error',
      message,
      parts: { name: field, reason: message },
      at: { field: path },
    }),
  );
  const { lastEnd, location, status, statusNote } = document;
  const isAllOver = typeof lastEnd === 'string' && isOver({ until: Date.parse(lastEnd) }, now.epochMilliseconds);
  return [
    ...errors,
    ...(document['category'] ? [] : [NO_CATEGORY]),
    ...(place && takesPlace(EventStatus.safeParse(status).data ?? 'scheduled')
      ? findDatesOutsideHours(expandOccurrences(times).filter(takesPlaceAtPlace), place, now)
      : []),
    ...(hasSwappedTimes(times) ? [SWAPPED_TIMES] : []),
    ...(document['free'] && hasText(document, 'price') ? [FREE_WITH_PRICE] : []),
    ...(document['textDateOnly'] && !hasText(document, 'dateText') ? [NO_DATE_TEXT] : []),
    ...(isAllOver ? [createWarning('Minden időpontja elmúlt.', 'All of its dates are over.')] : []),
    ...(location ? [] : [createWarning('Nincs helyszíne.', 'It has no location.', 'location')]),
    ...(status === 'rescheduled' && !document['previousStart']
      ? [
          createWarning(
            'Írja be, eredetileg mikor kezdődött volna, hogy aki azt jegyezte fel, ráismerjen.',
            'Give the original start, for those who have noted it down.',
            'previousStart',
          ),
        ]
      : []),
    ...(status === 'scheduled' || inLanguage({ statusNote }, 'statusNote', 'hu')
      ? []
      : [
          createWarning(
            'Írja meg röviden az állapot okát, hogy a látogatók tudják.',
            'Say briefly why, so that visitors know.',
            'statusNote',
            'hu',
          ),
        ]),
  ];
};
