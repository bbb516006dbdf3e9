import { ANNOUNCEMENT_SEVERITIES } from '@liget/content-api';
import type { CollectionConfig, DateField } from 'payload';
import { date as validateDate } from 'payload/shared';
import { inEditorLanguage } from '../../../platform/editor-language.ts';
import { moment, relation, select } from '../../../platform/fields/basics.ts';
import { title } from '../../../platform/fields/content-fields.ts';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { linkFields } from '../../../platform/fields/links/link.ts';
import { SCREEN_CHOICES } from '../../../platform/fields/links/screen-choices.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { loadPublished, type Validation } from '../../../platform/fields/publication.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { createOrderedContent } from '../../../platform/list-order/ordered-content.ts';

const SEVERITY_NAMES: Record<(typeof ANNOUNCEMENT_SEVERITIES)[number], Label> = {
  information: label('Tájékoztatás', 'Information'),
  important: label('Fontos', 'Important'),
  warning: label('Figyelmeztetés', 'Warning'),
};

const ERROR_TEXTS = {
  missing: label('Adja meg, meddig látszik.', 'Enter until when it is shown.'),
  past: label('Ez az időpont már elmúlt. Adjon meg későbbi időpontot.', 'This time has passed. Enter a later one.'),
  first: label('A végének a kezdete után kell lennie.', 'Its end must come after its beginning.'),
};

const isEndless = async (saved: Validation) => {
  const published = await loadPublished(saved, 'hu');
  return published !== null && !published['shownUntil'];
};

/** The end that visitors see: the value before this save is useless, because the form has saved the draft automatically. */
const isPublishedEnd = async (saved: Validation, end: number) => {
  const published = await loadPublished(saved, 'hu');
  return new Date(String(published?.['shownUntil'])).getTime() === end;
};

const validateEnd: DateField['validate'] = async (value, options) => {
  const { req, siblingData } = options;
  const { shownFrom, _status }: { shownFrom?: unknown; _status?: unknown } = isRecord(siblingData) ? siblingData : {};
  // An older announcement without an end may stay without one.
  if (!value) return _status !== 'published' || (await isEndless(options)) || inEditorLanguage(ERROR_TEXTS.missing, req);
  const end = new Date(value).getTime();
  if (typeof shownFrom === 'string' && end <= Date.parse(shownFrom)) return inEditorLanguage(ERROR_TEXTS.first, req);
  const isOver = _status === 'published' && end <= Date.now();
  if (isOver && !(await isPublishedEnd(options, end))) return inEditorLanguage(ERROR_TEXTS.past, req);
  return validateDate(value, options);
};

export const announcements: CollectionConfig = createOrderedContent({
  group: MENU_GROUPS.site,
  slug: 'public-announcements',
  singular: label('Közlemény', 'Announcement'),
  plural: label('Közlemények', 'Announcements'),
  columns: ['title', 'order', 'severity', 'shownUntil', '_status'],
  about: label(
    'Sávok az oldalak tetején; a látogató bezárhatja őket. A legsúlyosabb áll legfelül.',
    'Bars at the top of pages; visitors can close them. The most severe one comes first.',
  ),
  fields: [
    title(label('Szöveg', 'Text')),
    select(
      'severity',
      label('Súlya', 'Severity'),
      ANNOUNCEMENT_SEVERITIES.map((value) => ({ value, label: SEVERITY_NAMES[value] })),
      {
        defaultValue: 'information',
        hint: label(
          'A „Fontos” és a „Figyelmeztetés” szóval és jellel is kiírva látszik. Figyelmeztetés az, ami a látogatók biztonságát érinti.',
          '‘Important’ and ‘Warning’ are shown in words and by a sign. Use ‘Warning’ for visitors’ safety.',
        ),
      },
    ),
    {
      type: 'row',
      fields: [
        moment('shownFrom', label('Mikortól látszik', 'Shown from'), {
          index: true,
          hint: label('Üresen: amint közzéteszi.', 'Empty: as soon as it is published.'),
        }),
        moment('shownUntil', label('Meddig látszik', 'Shown until'), {
          index: true,
          validate: validateEnd,
          hint: label('A közzétételhez kell. Utána magától eltűnik.', 'Needed for publication. After that it disappears automatically.'),
        }),
      ],
    },
    relation('places', label('Csak ezeknek a helyeknek az oldalán', 'Only on the pages of these places'), 'top-locations', {
      many: true,
      hint: label(
        'Ha ez is, a következő is üres, minden oldalon látszik.',
        'When both this and the next are empty, it is shown on every page.',
      ),
    }),
    select('screens', label('Csak ezeken az oldalakon', 'Only on these pages'), SCREEN_CHOICES, {
      many: true,
      hint: label(
        'Az alattuk lévőkön is: a Programoknál minden program oldalán.',
        'On those below them, too: for Events on the page of every event.',
      ),
    }),
    ...linkFields('url', label('Hivatkozás', 'Link')),
  ],
});
