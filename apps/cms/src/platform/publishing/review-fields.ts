import type { Field } from 'payload';
import { moment, relation } from '../fields/basics.ts';
import { SAME_FOR_MANY } from '../fields/editors-fields.ts';
import { label } from '../fields/labels.ts';

/** The field with the day of a document's next review. */
export const REVIEW_ON = 'reviewOn';

const responsible = relation('responsible', label('Felelőse', 'Responsible'), 'users', {
  sidebar: true,
  hint: label(
    'Aki gondozza. A kezdőlapon az ő nevével áll, ha át kell nézni.',
    'Who is responsible for it; the dashboard names them when a review is due.',
  ),
});

const again: Field = {
  type: 'ui',
  name: 'reviewAgain',
  admin: {
    position: 'sidebar',
    components: { Field: '/platform/publishing/admin/ReviewAgain.tsx#ReviewAgain' },
    disableListColumn: true,
  },
};

/** The person responsible for a document and the day of its next review; the dashboard lists due reviews. Visitors see neither. */
export const reviewFields: Field[] = [
  { ...responsible, maxDepth: 0, admin: { ...responsible.admin, allowCreate: false, allowEdit: false } } as Field,
  {
    ...moment(REVIEW_ON, label('Átnézendő ekkor', 'To be reviewed on'), {
      dayOnly: true,
      sidebar: true,
      hint: label('Ezen a napon a kezdőlap szól, hogy nézze meg, igaz-e még.', 'On this day the dashboard asks whether it is still true.'),
    }),
    custom: SAME_FOR_MANY,
  },
  again,
];
