import { ZONE } from '@liget/park/time';
import type { Payload } from 'payload';
import { ACCESSIBILITY, EVENT_STATUSES, WEEKDAYS } from '../../../../platform/fields/choices/choices.ts';
import { padTwo } from '../../../../platform/fields/dates/pad-two.ts';
import { isRecord } from '../../../../platform/is-record.ts';
import { CONTENT_API } from '../../../../platform/rights/rules.ts';
import type { EventTimes, ImportedDate, Recurrence } from '../../dates/event-dates.ts';
import { NAMED_FIELDS, type NamedField, TEXT_FIELDS } from '../imported-event.ts';
import { getOwnKey } from '../own-keys.ts';
import { toParagraphs } from '../reading/paragraphs.ts';
import { COLUMNS } from './columns.ts';

/* Writes an event as rows of the table that `table-programs.ts` reads on import. */

type Cells = Record<string, string>;

const toZoned = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE);
const formatDayCell = (instant: string) => {
  const { year, month, day } = toZoned(instant);
  return `${year}. ${padTwo(month)}. ${padTwo(day)}.`;
};
const formatMomentCell = (instant: string) => `${formatDayCell(instant)} ${toZoned(instant).toPlainTime().toString().slice(0, 5)}`;
const getWord = (choices: readonly { value: string; label: { hu: string } }[], value: unknown) =>
  choices.find((choice) => choice.value === value)?.label.hu ?? '';

const KINDS: Readonly<Record<string, string>> = { daily: 'naponta', weekly: 'hetente', monthly: 'havonta' };
const MONTH_WEEKS: Readonly<Record<string, string>> = { '1': 'első', '2': 'második', '3': 'harmadik', '4': 'negyedik', last: 'utolsó' };

function toDateCells({ start, end, allDay }: ImportedDate): Cells {
  if (!start) return {};
  const cell = allDay ? formatDayCell : formatMomentCell;
  return { start: cell(start), end: end ? cell(end) : '', allDay: allDay ? 'igen' : '' };
}

function toRuleCells(rule: Recurrence): Cells {
  return {
    start: rule.from ? `${formatDayCell(rule.from)} ${rule.startTime ?? ''}` : '',
    end: rule.endTime ?? '',
    recurrence: KINDS[rule.kind ?? ''] ?? '',
    every: String(rule.every ?? 1),
    weekdays: (rule.weekdays ?? []).map((day) => getWord(WEEKDAYS, day).toLowerCase()).join(', '),
    monthWeek: rule.kind === 'monthly' ? (MONTH_WEEKS[rule.monthWeek ?? ''] ?? '') : '',
    until: rule.until ? formatDayCell(rule.until) : '',
    excluded: (rule.excluded ?? []).flatMap(({ day }) => (day ? [formatDayCell(day)] : [])).join(', '),
  };
}

/** The first row has the texts and the rule or the first date; each further date has its own row. */
function toWhenCells({ dates, recurrence }: EventTimes): Cells[] {
  const byHand = (dates ?? []).filter(({ start }) => start).map(toDateCells);
  const lines = recurrence?.kind && recurrence.kind !== 'none' ? [toRuleCells(recurrence), ...byHand] : byHand;
  return lines.length > 0 ? lines : [{}];
}

export type NamesById = Readonly<Record<NamedField, ReadonlyMap<number, string>>>;

/** The Hungarian names of categories, types, venues and series. Four queries. */
export async function loadNamesById(payload: Payload): Promise<NamesById> {
  const getNames = async (collection: 'event-categories' | 'event-types' | 'event-locations' | 'event-series', field: 'name' | 'title') => {
    const { docs } = await payload.find({
      collection,
      overrideAccess: false,
      context: { ...CONTENT_API },
      depth: 0,
      locale: 'hu',
      pagination: false,
      select: { [field]: true },
    });
    const toName = (value: unknown) => (typeof value === 'string' ? value : '');
    return new Map((docs as unknown[]).filter(isRecord).map((document) => [Number(document['id']), toName(document[field])]));
  };
  const [category, type, location, series] = await Promise.all([
    getNames('event-categories', 'name'),
    getNames('event-types', 'name'),
    getNames('event-locations', 'title'),
    getNames('event-series', 'title'),
  ]);
  return { category, type, location, series };
}

const readText = (value: unknown, language: 'hu' | 'en', isProse: boolean): string => {
  const text = isRecord(value) ? value[language] : null;
  return isProse ? toParagraphs(text) : typeof text === 'string' ? text : '';
};

/** An event with all languages in its localised fields, as rows of the table. */
export function toProgramRows(program: Record<string, unknown>, names: NamesById): string[][] {
  const texts = TEXT_FIELDS.flatMap((field) =>
    (['hu', 'en'] as const).map((language) => [`${field}.${language}`, readText(program[field], language, field === 'body')]),
  );
  const named = NAMED_FIELDS.map((field) => [field, names[field].get(Number(program[field])) ?? '']);
  const features = Array.isArray(program['accessibility']) ? program['accessibility'] : [];
  const key = getOwnKey(Number(program['id']));
  const toPlainName = (name: string) => (typeof program[name] === 'string' ? program[name] : '');
  const first: Cells = {
    ...Object.fromEntries([...texts, ...named]),
    free: program['free'] === true ? 'igen' : 'nem',
    registerUrl: toPlainName('registerUrl'),
    ticketUrl: toPlainName('ticketUrl'),
    accessibility: features.map((feature) => getWord(ACCESSIBILITY, feature)).join(', '),
    status: getWord(EVENT_STATUSES, program['status']),
  };
  return toWhenCells(program).map((when, index) => {
    const cells: Cells = { key, ...(index === 0 ? first : {}), ...when };
    return COLUMNS.map(({ name }) => cells[name] ?? '');
  });
}
