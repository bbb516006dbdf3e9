import type { Field } from 'payload';
import { checkbox, choice, moment, number, select, text } from '../../../platform/fields/basics.ts';
import { DATE_STATUSES, WEEKDAYS } from '../../../platform/fields/choices/choices.ts';
import { clockTime } from '../../../platform/fields/dates/clock-time.ts';
import { label } from '../../../platform/fields/labels.ts';
import { rows } from '../../../platform/fields/sections/rows.ts';
import { withoutCopy } from '../../../platform/fields/without-copy.ts';
import { withHookErrors } from '../../../platform/publishing/hook-errors.ts';
import { MAX_OCCURRENCES } from '../dates/recurrence.ts';
import { changedDates } from './changed-dates-field.ts';

const START = label('Kezdete', 'Start');
const END = label('Vége', 'End');
const ALL_DAY = label('Egész nap', 'All day');

const KINDS = [
  choice('none', 'Nem ismétlődik', 'Does not recur'),
  choice('daily', 'Naponta vagy néhány naponként', 'Daily, or every few days'),
  choice('weekly', 'Hetente, a hét bizonyos napjain', 'Weekly, on certain weekdays'),
  choice('monthly', 'Havonta, például minden első vasárnapon', 'Monthly, for example on every first Sunday'),
];
const MONTH_WEEKS = [
  choice('1', 'Első', 'First'),
  choice('2', 'Második', 'Second'),
  choice('3', 'Harmadik', 'Third'),
  choice('4', 'Negyedik', 'Fourth'),
  choice('last', 'Utolsó', 'Last'),
];

type Sibling = Record<string, unknown>;
const recurs = (_: unknown, { kind }: Sibling) => typeof kind === 'string' && kind !== 'none';
const namesDays = (_: unknown, { kind }: Sibling) => kind === 'weekly' || kind === 'monthly';
const isMonthly = (_: unknown, { kind }: Sibling) => kind === 'monthly';

const recurrence: Field = {
  type: 'group',
  name: 'recurrence',
  label: label('Ismétlődés', 'Recurrence'),
  admin: {
    description: label(
      `Ha a program szabályosan ismétlődik, elég a szabályt megadni; az időpontok mentéskor elkészülnek (legfeljebb ${MAX_OCCURRENCES}).`,
      `If the event recurs regularly, give the rule; its dates are made on saving (${MAX_OCCURRENCES} at most).`,
    ),
  },
  fields: [
    select('kind', label('Hogyan ismétlődik?', 'How does it recur?'), KINDS, { defaultValue: 'none' }),
    {
      type: 'row',
      fields: [
        select('monthWeek', label('A hónap hányadik ilyen napján?', 'Which one in the month?'), MONTH_WEEKS, { condition: isMonthly }),
        select('weekdays', label('Mely napokon?', 'On which days?'), WEEKDAYS, { many: true, condition: namesDays }),
        number('every', label('Hány naponként, hetenként, havonta?', 'Every how many days, weeks or months?'), {
          min: 1,
          defaultValue: 1,
          condition: recurs,
          hint: label(
            '1: minden nap, hét vagy hónap; 2: minden második; és így tovább.',
            '1: every day, week or month; 2: every second; and so on.',
          ),
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        moment('from', label('Első nap', 'First day'), { dayOnly: true, condition: recurs }),
        moment('until', label('Utolsó nap', 'Last day'), { dayOnly: true, condition: recurs }),
      ],
    },
    {
      type: 'row',
      fields: [
        text('startTime', label('Mikor kezdődik?', 'Starts at'), {
          condition: recurs,
          ...clockTime({ optional: true }),
          hint: label('Például 18:30.', 'For example 18:30.'),
        }),
        text('endTime', label('Mikor ér véget?', 'Ends at'), {
          condition: recurs,
          ...clockTime({ optional: true }),
          hint: label('Ha nem későbbi a kezdésnél, másnapi.', 'When not later than the start, it is on the next day.'),
        }),
      ],
    },
    rows('excluded', label('Kihagyott napok', 'Days left out'), {
      row: [label('Nap', 'Day'), label('Napok', 'Days')],
      fields: [moment('day', label('Nap', 'Day'), { dayOnly: true, required: true })],
      condition: recurs,
      rowName: 'day',
      hint: label(
        'Ünnepnap, szünet: ezeken a napokon sosem volt program. Ami elmarad, azt a megváltozott időpontok közé vegye fel.',
        'Holidays, breaks: days on which nothing was ever planned. What is cancelled belongs among the changed dates.',
      ),
    }),
  ],
};

/** Derived on every save from the dates, the rule and the changes; the lists of events filter and sort by these rows. */
const occurrences: Field = {
  ...rows('occurrences', label('Összes időpont', 'All dates'), {
    row: [label('Időpont', 'Date'), label('Időpontok', 'Dates')],
    fields: [
      moment('start', START, { required: true, index: true }),
      moment('end', END),
      checkbox('allDay', ALL_DAY),
      moment('until', label('Befejeződik', 'Over at'), { index: true }),
      checkbox('forenoon', label('Délelőtt', 'Forenoon')),
      checkbox('afternoon', label('Délután', 'Afternoon')),
      checkbox('evening', label('Este', 'Evening')),
      select('status', label('Állapota', 'Status'), DATE_STATUSES, { defaultValue: 'scheduled' }),
      moment('originalStart', label('Eredeti kezdete', 'Original start')),
    ],
  }),
  admin: { disabled: true },
};

/** The fields about when an event takes place. */
export const whenFields: Field[] = withHookErrors([
  {
    type: 'ui',
    name: 'datesPreview',
    admin: { components: { Field: '/features/events/admin/DatesPreview.tsx#DatesPreview' }, disableListColumn: true },
  },
  rows('dates', label('Időpontok egyenként', 'Dates one by one'), {
    row: [label('Időpont', 'Date'), label('Időpontok', 'Dates')],
    fields: [{ type: 'row', fields: [moment('start', START, { required: true }), moment('end', END)] }, checkbox('allDay', ALL_DAY)],
    rowName: 'occurrence',
    maxRows: MAX_OCCURRENCES,
  }),
  recurrence,
  ...withoutCopy([changedDates]),
  occurrences,
  checkbox('interval', label('A kezdetétől a végéig folyamatosan tart', 'Lasts continuously from start to end')),
  checkbox('openEnded', label('Nincs megadott vége', 'Has no end yet')),
  text('dateText', label('Az időpont szövege', 'Date as text'), {
    localized: true,
    hint: label('Például „jó idő esetén minden este”.', 'For example ‘every evening in good weather’.'),
  }),
  checkbox('textDateOnly', label('Csak a szöveg látsszon', 'Show the text only')),
  {
    type: 'group',
    name: 'rainDate',
    label: label('Esőnap', 'Rain date'),
    fields: [{ type: 'row', fields: [moment('start', START), moment('end', END)] }, checkbox('allDay', ALL_DAY)],
  },
]);
