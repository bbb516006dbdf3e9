import type { Field } from 'payload';
import { moment, relation, select, text, textarea } from '../../../platform/fields/basics.ts';
import { DATE_CHANGES } from '../../../platform/fields/choices/choices.ts';
import { label } from '../../../platform/fields/labels.ts';
import { linkField } from '../../../platform/fields/links/link.ts';
import { rows } from '../../../platform/fields/sections/rows.ts';
import { MAX_OCCURRENCES } from '../dates/recurrence.ts';

type Sibling = Record<string, unknown>;
const isMoved = (_: unknown, { status }: Sibling) => status === 'rescheduled';
const mayBeElsewhere = (_: unknown, { status }: Sibling) => status === 'rescheduled' || status === 'relocated';
const takesPlace = (_: unknown, { status }: Sibling) => status === 'rescheduled' || status === 'relocated' || status === 'sold_out';

const original = moment('original', label('Melyik időpont?', 'Which date?'), { required: true });

/** Changes of single dates. A row belongs to the date whose original start is `original`, even if it was moved. */
export const changedDates: Field = rows('changedDates', label('Megváltozott időpontok', 'Changed dates'), {
  row: [label('Megváltozott időpont', 'Changed date'), label('Megváltozott időpontok', 'Changed dates')],
  fields: [
    {
      type: 'row',
      fields: [
        { ...original, admin: { ...original.admin, components: { Field: '/features/events/admin/OriginalDate.tsx#OriginalDate' } } },
        select('status', label('Mi történt vele?', 'What has happened to it?'), DATE_CHANGES, {
          required: true,
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        moment('newStart', label('Mikor kezdődik helyette?', 'When does it begin instead?'), { condition: isMoved }),
        moment('newEnd', label('Mikor ér véget?', 'When does it end?'), {
          condition: isMoved,
          hint: label('Üresen hagyva ugyanannyi ideig tart, mint eredetileg.', 'If left empty, it lasts as long as planned.'),
        }),
      ],
    },
    relation('location', label('Hol lesz?', 'Where will it be?'), 'event-locations', {
      condition: mayBeElsewhere,
      hint: label('Ha marad, ahol a program van, hagyja üresen.', 'Leave it empty if it stays where the event is.'),
    }),
    textarea('note', label('Az ok', 'The reason'), {
      localized: true,
      maxLength: 300,
      hint: label(
        'Egy mondat a látogatóknak, például „Erős szelet jósolnak.”',
        'One sentence for visitors, such as ‘Strong wind is forecast.’',
      ),
    }),
    linkField(
      text('ticketUrl', label('Jegyvásárlás hivatkozása ehhez az időponthoz', 'Link for tickets of this date'), {
        condition: takesPlace,
        hint: label('Csak ha más, mint a programé.', 'Only when it differs from the event’s.'),
      }),
    ),
  ],
  rowName: 'changedDate',
  maxRows: MAX_OCCURRENCES,
  hint: label(
    'Ha egy-egy időpont elmarad, máskor vagy máshol lesz, vagy betelt: a honlapon látszik, az okával együtt. A többi időpontot nem érinti.',
    'When single dates are cancelled, moved, elsewhere or full: the site shows them with the reason. Other dates stay as they are.',
  ),
});
