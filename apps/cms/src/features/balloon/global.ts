import type { GlobalConfig } from 'payload';
import { checkbox, moment, number, select, text } from '../../platform/fields/basics.ts';
import { WEATHER_STATES } from '../../platform/fields/choices/choices.ts';
import { label } from '../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../platform/fields/menu-groups.ts';
import { rows } from '../../platform/fields/sections/rows.ts';
import { publicationCheck } from '../../platform/publishing/content-collection.ts';
import { hiddenBelow } from '../../platform/rights/rules.ts';
import { deskEndpoints } from './endpoints.ts';
import { balloonChecksEndpoint } from './publish-checks.ts';
import { storeBothNotes, tidyBalloon } from './saving.ts';
import { refuseWrongSlots } from './slot-checks.ts';
import { USUAL_RULE } from './stored.ts';

const timeSlots = rows('timeSlots', label('Időpontok', 'Time slots'), {
  row: [label('Időpont', 'Slot'), label('Időpontok', 'Slots')],
  fields: [
    {
      type: 'row',
      fields: [moment('start', label('Kezdete', 'Start'), { required: true }), moment('end', label('Vége', 'End'), { required: true })],
    },
    select('weather', label('Időjárás', 'Weather'), WEATHER_STATES, { required: true }),
  ],
  rowName: 'occurrence',
  folding: 'always',
});

/** The balloon's status. Its operators use the desk (`/admin/balloon`); this form is for fields that the desk does not have. */
export const createBalloonGlobal = ({ access, hooks }: Pick<GlobalConfig, 'access' | 'hooks'>): GlobalConfig => ({
  slug: 'balloon',
  label: label('Ballon', 'Balloon'),
  ...(access ? { access } : {}),
  hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), refuseWrongSlots, tidyBalloon] },
  admin: { group: { ...MENU_GROUPS.places }, hidden: hiddenBelow('see', 'balloon'), hideAPIURL: true },
  versions: { max: 200 },
  endpoints: [balloonChecksEndpoint, ...deskEndpoints],
  fields: [
    publicationCheck,
    {
      type: 'ui',
      name: 'deskLink',
      admin: { components: { Field: '/features/balloon/admin/DeskLink.tsx#DeskLink' }, disableListColumn: true },
    },
    checkbox('balloonIsUp', label('A ballon nyitva van', 'The balloon is open')),
    {
      ...text('note', label('Megjegyzés', 'Note'), {
        localized: true,
        readOnly: true,
        hint: label('A ballon pultján írható, mindkét nyelven egyszerre.', 'Written at the balloon’s desk, in both languages at once.'),
      }),
      hooks: { beforeChange: [storeBothNotes] },
    },
    {
      type: 'row',
      fields: [
        number('slotMinutes', label('Egy időpont hossza (perc)', 'Length of a slot (minutes)'), {
          required: true,
          min: 5,
          max: 240,
          defaultValue: USUAL_RULE.minutes,
        }),
        number('slotGap', label('Szünet két időpont között (perc)', 'Gap between two slots (minutes)'), {
          required: true,
          min: 0,
          max: 240,
          defaultValue: USUAL_RULE.gap,
        }),
      ],
    },
    timeSlots,
    text('changedBy', label('Módosította', 'Changed by'), { hidden: true }),
  ],
});
