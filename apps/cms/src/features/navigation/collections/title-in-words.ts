import type { Field } from 'payload';
import { type Choice } from '../../../platform/fields/basics.ts';

/** Shows the label of a document's choice as the title of its form. */
export const createTitleField = (choices: readonly Choice[]): Field => ({
  type: 'ui',
  name: 'titleInWords',
  admin: {
    components: { Field: { path: '/platform/admin-ui/ChoiceTitle.tsx#ChoiceTitle', clientProps: { choices: [...choices] } } },
    disableListColumn: true,
  },
});
