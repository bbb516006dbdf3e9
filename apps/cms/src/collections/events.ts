import { APIError, type CollectionBeforeChangeHook, type CollectionConfig } from 'payload';
import {
  checkbox,
  lead,
  moment,
  number,
  picture,
  position,
  prose,
  relation,
  rows,
  select,
  slug,
  text,
  textarea,
  title,
} from '../fields/basics.ts';
import { ACCESSIBILITY, EVENT_STATUSES } from '../fields/choices.ts';
import { label } from '../fields/labels.ts';
import { type OccurrenceTimes, occurrenceFilters } from '../hooks/occurrences.ts';
import { content, GROUPS } from './content.ts';

const webAddress = (value: unknown, { req }: { req: { i18n: { language: string } } }) => {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value === 'string' && (/^https?:\/\/[^\s]+$/.test(value) || /^\/[^/\s]/.test(value))) return true;
  return req.i18n.language === 'hu' ? 'Teljes webcímet adjon meg (https://…).' : 'Give a whole web address (https://…).';
};

const eventCategories: CollectionConfig = content({
  slug: 'event-categories',
  singular: label('Programkategória', 'Event category'),
  plural: label('Programkategóriák', 'Event categories'),
  group: GROUPS.programs,
  drafts: false,
  titleField: 'name',
  fields: [
    text('name', label('Név', 'Name'), { required: true, localized: true }),
    text('slug', label('Azonosító', 'Slug'), { required: true, unique: true, index: true }),
  ],
});

const eventTypes: CollectionConfig = content({
  slug: 'event-types',
  singular: label('Programtípus', 'Event type'),
  plural: label('Programtípusok', 'Event types'),
  group: GROUPS.programs,
  drafts: false,
  titleField: 'name',
  columns: ['name', 'category'],
  fields: [
    text('name', label('Név', 'Name'), { required: true, localized: true }),
    slug('name'),
    relation('category', label('Kategória', 'Category'), 'event-categories', { required: true }),
  ],
});

const eventLocations: CollectionConfig = content({
  slug: 'event-locations',
  singular: label('Helyszín', 'Event location'),
  plural: label('Helyszínek', 'Event locations'),
  group: GROUPS.programs,
  drafts: false,
  fields: [title(), slug(), relation('topLocation', label('Top hely', 'Top location'), 'top-locations'), position()],
});

const eventSeries: CollectionConfig = content({
  slug: 'event-series',
  singular: label('Programsorozat', 'Program series'),
  plural: label('Programsorozatok', 'Program series'),
  group: GROUPS.programs,
  fields: [title(), slug(), lead(), picture(), prose()],
});

interface EventTimes {
  occurrences?: (OccurrenceTimes & Record<string, unknown>)[];
  openEnded?: boolean;
}

/** Keeps what the lists ask of each occasion in step with its times. */
const deriveOccurrences: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { occurrences, openEnded = (originalDoc as EventTimes | undefined)?.openEnded ?? false } = data as EventTimes;
  if (!occurrences) return data;
  for (const occurrence of occurrences) {
    if (!occurrence.start) continue;
    if (occurrence.end && occurrence.end < occurrence.start) {
      throw new APIError(
        req.i18n.language === 'hu' ? 'A program vége nem lehet korábban, mint a kezdete.' : 'An event cannot end before it starts.',
        400,
        undefined,
        true,
      );
    }
    Object.assign(occurrence, occurrenceFilters(occurrence, openEnded));
  }
  const dated = occurrences.filter((occurrence) => occurrence.start);
  if (dated.length === 0) return data;
  const starts = dated.map((occurrence) => occurrence.start).toSorted();
  const ends = dated.map((occurrence) => String(occurrence['until'])).toSorted();
  return { ...data, firstStart: starts[0], lastEnd: ends.at(-1) };
};

const occurrenceFields = [
  {
    type: 'row' as const,
    fields: [moment('start', label('Kezdete', 'Start'), { required: true, index: true }), moment('end', label('Vége', 'End'))],
  },
  checkbox('allDay', label('Egész nap', 'All day')),
  { ...moment('until', label('Befejeződik', 'Over at'), { index: true, hidden: true }), timezone: undefined as never },
  checkbox('forenoon', label('Délelőtt', 'Forenoon'), { hidden: true }),
  checkbox('afternoon', label('Délután', 'Afternoon'), { hidden: true }),
  checkbox('evening', label('Este', 'Evening'), { hidden: true }),
];

const events: CollectionConfig = content({
  slug: 'events',
  singular: label('Program', 'Event'),
  plural: label('Programok', 'Events'),
  group: GROUPS.programs,
  columns: ['title', 'firstStart', 'location', 'status', '_status'],
  sort: '-firstStart',
  preview: 'events',
  hooks: { beforeChange: [deriveOccurrences] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Tartalom', 'Content'),
          fields: [
            title(),
            lead(),
            picture('picture', label('Vezető kép', 'Lead picture')),
            prose(),
            picture('gallery', label('További képek', 'More pictures'), { many: true }),
          ],
        },
        {
          label: label('Mikor', 'When'),
          fields: [
            rows(
              'occurrences',
              label('Időpontok', 'Occasions'),
              [label('Időpont', 'Occasion'), label('Időpontok', 'Occasions')],
              occurrenceFields,
            ),
            checkbox('interval', label('A kezdetétől a végéig folyamatosan tart', 'Lasts continuously from start to end')),
            checkbox('openEnded', label('Nincs megadott vége', 'Has no end yet')),
            text('dateText', label('Az időpont szövege', 'Date as text'), {
              localized: true,
              hint: label('Például „jó idő esetén minden este”.', 'For example "every evening in good weather".'),
            }),
            checkbox('textDateOnly', label('Csak a szöveg látsszon', 'Show the text only')),
            {
              type: 'group',
              name: 'rainDate',
              label: label('Esőnap', 'Rain date'),
              fields: [
                moment('start', label('Kezdete', 'Start')),
                moment('end', label('Vége', 'End')),
                checkbox('allDay', label('Egész nap', 'All day')),
              ],
            },
          ],
        },
        {
          label: label('Részvétel', 'Taking part'),
          fields: [
            text('organizer', label('Szervező', 'Organizer'), { localized: true }),
            checkbox('free', label('Ingyenes', 'Free'), { index: true }),
            text('price', label('Ár', 'Price'), { localized: true }),
            text('registerUrl', label('Regisztráció címe', 'Registration address'), { validate: webAddress }),
            text('ticketUrl', label('Jegyvásárlás címe', 'Ticket address'), { validate: webAddress }),
            select('accessibility', label('Akadálymentesség', 'Accessibility'), ACCESSIBILITY, { many: true }),
          ],
        },
      ],
    },
    slug(),
    select('status', label('Állapot', 'Status'), EVENT_STATUSES, {
      required: true,
      defaultValue: 'scheduled',
      sidebar: true,
      index: true,
      enumName: 'enum_events_state',
    }),
    textarea('statusNote', label('Az állapot oka', 'About the status'), {
      localized: true,
      sidebar: true,
      condition: (data) => data['status'] !== 'scheduled',
    }),
    relation('category', label('Kategória', 'Category'), 'event-categories', { required: true, sidebar: true }),
    relation('type', label('Típus', 'Type'), 'event-types', { sidebar: true }),
    relation('location', label('Helyszín', 'Location'), 'event-locations', { sidebar: true }),
    relation('series', label('Programsorozat', 'Series'), 'event-series', { sidebar: true }),
    select(
      'exhibition',
      label('Kiállítás', 'Exhibition'),
      [
        { value: 'permanent', label: label('Állandó kiállítás', 'Permanent exhibition') },
        { value: 'periodic', label: label('Időszaki kiállítás', 'Periodic exhibition') },
      ],
      { sidebar: true, index: true },
    ),
    checkbox('constant', label('Állandó program', 'Constant'), { sidebar: true }),
    checkbox('highlighted', label('Kiemelt', 'Highlighted'), { sidebar: true, index: true }),
    {
      ...moment('firstStart', label('Első időpont', 'First start'), { index: true, readOnly: true, sidebar: true }),
      timezone: undefined as never,
    },
    { ...moment('lastEnd', label('Utolsó vége', 'Last end'), { index: true, hidden: true }), timezone: undefined as never },
    { ...number('sequence', label('Változat', 'Sequence'), { hidden: true, defaultValue: 0 }) },
  ],
});

export const eventCollections = [events, eventSeries, eventTypes, eventLocations, eventCategories];
