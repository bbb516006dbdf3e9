import type { ArrayField, DateField, TextField } from 'payload';
import { date as validateDate } from 'payload/shared';
import { getEditorLanguage } from '../../platform/editor-language.ts';
import { moment, select, text } from '../../platform/fields/basics.ts';
import { MONTHS, WEEKDAYS } from '../../platform/fields/choices/choices.ts';
import { clockTime } from '../../platform/fields/dates/clock-time.ts';
import { label } from '../../platform/fields/labels.ts';
import { rows } from '../../platform/fields/sections/rows.ts';

const validateLastDay: NonNullable<DateField['validate']> = (value, options) => {
  const { day } = options.siblingData as { day?: unknown };
  const isEarlier = Boolean(value) && typeof day === 'string' && new Date(String(value)) < new Date(day);
  if (!isEarlier) return validateDate(value, options);
  return getEditorLanguage(options.req) === 'en' ? 'It is before the first day.' : 'Korábbi, mint az első nap.';
};

const withDusk = (field: TextField): TextField => ({
  ...field,
  admin: { ...field.admin, components: { Field: '/features/places/admin/ClosingTime.tsx#ClosingTime' } },
});

/** The fields for a place's weekly hours and exceptional days. */
export const placeHours: ArrayField[] = [
  rows('hours', label('Nyitvatartás', 'Opening hours'), {
    row: [label('Sor', 'Row'), label('Sorok', 'Rows')],
    fields: [
      select('weekdays', label('Napok', 'Days'), WEEKDAYS, { many: true, required: true }),
      {
        type: 'row',
        fields: [
          text('opens', label('Nyit', 'Opens'), { required: true, ...clockTime() }),
          withDusk(
            text('closes', label('Zár', 'Closes'), {
              required: true,
              ...clockTime({ orDusk: true }),
              hint: label('Például 18:00 vagy „sötétedésig”.', 'For example 18:00, or dusk.'),
            }),
          ),
        ],
      },
      select('months', label('Hónapok', 'Months'), MONTHS, {
        many: true,
        hint: label('Üresen: egész évben.', 'Empty: all year.'),
      }),
    ],
    rowName: 'hours',
  }),
  rows('exceptions', label('Kivételes napok', 'Exceptional days'), {
    row: [label('Kivételes nap', 'Exceptional day'), label('Kivételes napok', 'Exceptional days')],
    fields: [
      {
        type: 'row',
        fields: [
          moment('day', label('Első nap', 'First day'), { dayOnly: true, required: true }),
          moment('until', label('Utolsó nap', 'Last day'), {
            dayOnly: true,
            validate: validateLastDay,
            hint: label('Üresen: csak az az egy nap.', 'Empty: that one day.'),
          }),
        ],
      },
      {
        type: 'row',
        fields: [
          text('opens', label('Nyit', 'Opens'), { ...clockTime({ with: 'closes' }) }),
          withDusk(
            text('closes', label('Zár', 'Closes'), {
              ...clockTime({ orDusk: true, with: 'opens' }),
              hint: label('Ha a két idő üres, a hely zárva van.', 'Without both times the place is closed.'),
            }),
          ),
        ],
      },
      text('note', label('Megjegyzés', 'Note'), {
        localized: true,
        hint: label('Például: szenteste.', 'For example: Christmas Eve.'),
      }),
    ],
    rowName: 'day',
    hint: label(
      'Ünnepek, leállások, hosszabb nyitvatartás: ezeken a napokon a heti nyitvatartás helyett ez érvényes. Ugyanarra a napra két sor (délelőtt, délután) együtt érvényes; ha fedik egymást, a későbbi.',
      'Holidays, closures, longer hours: on these days this replaces the weekly hours. Two rows for the same days (before and after noon) apply together; if they overlap, the later one does.',
    ),
  }),
];
