import type { CollectionAfterDeleteHook, CollectionConfig, NumberField, NumberFieldSingleValidation } from 'payload';
import { number as validateNumber } from 'payload/shared';
import { inEditorLanguage } from '../../../platform/editor-language.ts';
import { checkbox, moment, number, relation, select, text, textarea } from '../../../platform/fields/basics.ts';
import { ACCESSIBILITY, EVENT_NEEDS, EVENT_STATUSES } from '../../../platform/fields/choices/choices.ts';
import { lead, picture, prose, title } from '../../../platform/fields/content-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { linkField } from '../../../platform/fields/links/link.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { slug } from '../../../platform/fields/slugs/address-slug.ts';
import { withoutCopy } from '../../../platform/fields/without-copy.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';
import { refuseUnreportedErrors } from '../../../platform/publishing/hook-errors.ts';
import { deriveOccurrences, takeOccurrencesAsDates } from '../dates/event-times.ts';
import { deleteImportRecords } from '../import-export/runs.ts';
import { plannerEndpoints } from '../planner/endpoints.ts';
import { checkEvent } from '../publish-checks.ts';
import { whenFields } from './event-when.ts';

const forgetKeys: CollectionAfterDeleteHook = ({ id, req }) => deleteImportRecords(req, Number(id));

/** Years. */
const AGE = { min: 0, max: 120 };
const AGES_REVERSED = label('Nem lehet kisebb, mint a legkisebb életkor.', 'It cannot be below the lowest age.');
const checkHighestAge: NumberFieldSingleValidation = (value, options) => {
  const { ageFrom } = options.siblingData as { ageFrom?: number | null };
  const isReversed = typeof value === 'number' && typeof ageFrom === 'number' && value < ageFrom;
  return isReversed ? inEditorLanguage(AGES_REVERSED, options.req) : validateNumber(value, options);
};

export const events: CollectionConfig = createContentCollection({
  slug: 'events',
  singular: label('Program', 'Event'),
  plural: label('Programok', 'Events'),
  group: MENU_GROUPS.programs,
  columns: ['title', 'firstStart', 'location', 'status', '_status'],
  sort: '-firstStart',
  search: ['title', 'lead', 'organizer'],
  listLinks: ['/features/events/import-export/admin/ProgramLinks.tsx#ProgramLinks'],
  checks: checkEvent,
  endpoints: plannerEndpoints,
  hooks: {
    beforeOperation: [takeOccurrencesAsDates],
    beforeChange: [deriveOccurrences],
    afterChange: [refuseUnreportedErrors],
    afterDelete: [forgetKeys],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Tartalom', 'Content'),
          fields: [
            title(),
            lead(),
            picture('picture', label('Vezető kép', 'Lead picture'), { use: 'head' }),
            prose(),
            picture('gallery', label('További képek', 'More pictures'), { many: true, use: 'gallery' }),
          ],
        },
        {
          label: label('Mikor', 'When'),
          fields: whenFields,
        },
        {
          label: label('Részvétel', 'Taking part'),
          fields: [
            text('organizer', label('Szervező', 'Organiser'), { localized: true }),
            checkbox('free', label('Ingyenes', 'Free'), { index: true }),
            text('price', label('Ár', 'Price'), { localized: true }),
            linkField(text('registerUrl', label('Regisztráció hivatkozása', 'Link for registration'))),
            linkField(text('ticketUrl', label('Jegyvásárlás hivatkozása', 'Link for tickets'))),
            select('accessibility', label('Akadálymentesség', 'Accessibility'), ACCESSIBILITY, { many: true }),
            select('needs', label('Kivel, mikor jó?', 'Good for'), EVENT_NEEDS, {
              many: true,
              hint: label(
                'Csak azt jelölje, ami biztos: a látogatók ezekre szűrnek.',
                'Tick only what is certain: visitors filter by these.',
              ),
            }),
            {
              type: 'row',
              fields: [
                number('ageFrom', label('Hány éves kortól?', 'From what age?'), AGE),
                { ...number('ageTo', label('Hány éves korig?', 'Up to what age?'), AGE), validate: checkHighestAge } as NumberField,
              ],
            },
          ],
        },
      ],
    },
    slug(),
    ...withoutCopy([
      select('status', label('Megtartják?', 'Does it take place?'), EVENT_STATUSES, {
        required: true,
        defaultValue: 'scheduled',
        sidebar: true,
        index: true,
        enumName: 'enum_events_state',
      }),
      textarea('statusNote', label('Az állapot oka', 'Reason for the status'), {
        localized: true,
        sidebar: true,
        condition: (data) => data['status'] !== 'scheduled',
      }),
      moment('previousStart', label('Eredetileg mikor kezdődött volna?', 'Original start'), {
        sidebar: true,
        condition: (data) => data['status'] === 'rescheduled',
        hint: label('A program oldalán és a keresőkben is megjelenik.', 'The event’s page and search engines show it.'),
      }),
    ]),
    relation('category', label('Kategória', 'Category'), 'event-categories', { required: true, sidebar: true }),
    relation('type', label('Típus', 'Type'), 'event-types', { sidebar: true }),
    relation('location', label('Helyszín', 'Location'), 'event-locations', { sidebar: true }),
    relation('series', label('Programsorozat', 'Series'), 'event-series', { sidebar: true }),
    select(
      'exhibition',
      label('Kiállítás', 'Exhibition'),
      [
        { value: 'permanent', label: label('Állandó kiállítás', 'Permanent exhibition') },
        { value: 'periodic', label: label('Időszaki kiállítás', 'Temporary exhibition') },
      ],
      { sidebar: true, index: true },
    ),
    checkbox('constant', label('Állandó program', 'Permanent event'), { sidebar: true }),
    checkbox('highlighted', label('Kiemelt', 'Highlighted'), { sidebar: true, index: true }),
    {
      ...moment('firstStart', label('Első időpont', 'First date'), { index: true, readOnly: true, sidebar: true }),
      custom: { isDerived: true },
    },
    moment('lastEnd', label('Utolsó időpont vége', 'End of the last date'), { index: true, hidden: true }),
  ],
});
