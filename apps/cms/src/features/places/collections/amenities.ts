import type { CollectionConfig } from 'payload';
import { relation, select, textarea } from '../../../platform/fields/basics.ts';
import { AMENITIES, AMENITY_NEEDS } from '../../../platform/fields/choices/choices.ts';
import { title } from '../../../platform/fields/content-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { position } from '../../../platform/fields/positions/position-field.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';
import { placeHours } from '../opening-hours-fields.ts';

export const amenities: CollectionConfig = createContentCollection({
  slug: 'amenities',
  singular: label('Térképi pont', 'Map amenity'),
  plural: label('Térképi pontok', 'Map amenities'),
  group: MENU_GROUPS.places,
  drafts: false,
  columns: ['title', 'kind', 'note'],
  search: ['title', 'note'],
  fields: [
    title(label('Név', 'Name')),
    select('kind', label('Fajta', 'Kind'), AMENITIES, { required: true }),
    textarea('note', label('Megjegyzés', 'Note'), { localized: true }),
    select('needs', label('Kivel, mikor jó?', 'Good for'), AMENITY_NEEDS, {
      many: true,
      hint: label(
        'Csak azt jelölje, ami biztos: a látogatók ezekre szűrnek. Mosdónál a „Gyerekkel” pelenkázót, ivókútnál a „Kutyával” itatót jelent.',
        'Tick only what is certain: visitors filter by these. Of a toilet, ‘With a child’ means a changing table; of a drinking fountain, ‘With a dog’ means a bowl.',
      ),
    }),
    relation('topLocation', label('Melyik top helyen belül van?', 'Inside which top location?'), 'top-locations', {
      hint: label(
        'Csak annak, ami a top hely zárásakor maga is zárva van, például egy múzeum mosdójának. Ilyenkor a látogatók akkor látják nyitva, amikor a hely is nyitva van; ha itt nem ad meg nyitvatartást, a helyé érvényes. Ami mellette áll, annál hagyja üresen.',
        'Only for what is closed while the top location is, such as the toilets of a museum. Visitors then see it as open only while the top location is open; without opening hours here, those of the top location apply. Leave it empty for what is beside it.',
      ),
    }),
    ...placeHours,
    position('asked'),
  ],
});
