import type { CollectionConfig } from 'payload';
import { relation, select, text, textarea } from '../../../platform/fields/basics.ts';
import { ACCESSIBILITY, PLACE_NEEDS, PLACE_SIGNS } from '../../../platform/fields/choices/choices.ts';
import { lead, picture, title } from '../../../platform/fields/content-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { linkField } from '../../../platform/fields/links/link.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { position } from '../../../platform/fields/positions/position-field.ts';
import { sections } from '../../../platform/fields/sections/sections.ts';
import { slug } from '../../../platform/fields/slugs/address-slug.ts';
import { createOrderedContent } from '../../../platform/list-order/ordered-content.ts';
import { exceptionalHoursEndpoints } from '../exceptional-hours/endpoints.ts';
import { placeHours } from '../opening-hours-fields.ts';
import { phoneNumber } from '../phone-number.ts';
import { checkPlace } from '../publish-checks.ts';

export const topLocations: CollectionConfig = createOrderedContent({
  slug: 'top-locations',
  referredTo: true,
  singular: label('Top hely', 'Top location'),
  plural: label('Top helyek', 'Top locations'),
  group: MENU_GROUPS.places,
  isLasting: true,
  columns: ['title', 'order', 'picture', '_status', 'updatedAt'],
  checks: checkPlace,
  listLinks: ['/features/places/exceptional-hours/admin/ExceptionalHours.tsx#ExceptionalHours'],
  endpoints: exceptionalHoursEndpoints,
  fields: [
    title(label('Név', 'Name')),
    lead(),
    picture('picture', label('Nyitókép', 'Hero picture'), { use: 'head' }),
    text('address', label('Postai cím', 'Postal address'), { localized: true }),
    // Its page always shows it on a map.
    position('required'),
    select('sign', label('Jele a térképen', 'Sign on the map'), PLACE_SIGNS),
    ...placeHours,
    textarea('hoursNote', label('Megjegyzés a nyitvatartáshoz', 'Note on opening hours'), { localized: true }),
    text('admission', label('Belépés', 'Admission'), { localized: true }),
    linkField(text('ticketUrl', label('Jegyvásárlás hivatkozása', 'Ticket link'))),
    phoneNumber('phone', label('Telefon', 'Phone')),
    linkField(text('website', label('Saját honlapja', 'Its own website'))),
    select('accessibility', label('Akadálymentesség', 'Accessibility'), ACCESSIBILITY, { many: true }),
    select('needs', label('Kivel, mikor jó?', 'Good for'), PLACE_NEEDS, {
      many: true,
      hint: label('Csak azt jelölje, ami biztos: a látogatók ezekre szűrnek.', 'Tick only what is certain: visitors filter by these.'),
    }),
    sections({ ofPlace: true }),
    relation('projects', label('Projektek', 'Projects'), 'projects', { many: true }),
    slug(),
  ],
});
