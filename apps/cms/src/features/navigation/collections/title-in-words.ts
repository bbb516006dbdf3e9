import type { Field } from 'payload';
import { type Choice } from '../../../platform/fields/basics.ts';

/** A document that is named by a choice is called by its words at the head of its form. */
export const createTitleField = (choices: readonly Choice[]): Field => ({
  type: 'ui',
  name: 'titleInWords',
  admin: {
    components: { Field: { path: '/platform/admin-ui/ChoiceTitle.tsx#ChoiceTitle', clientProps: { choices: [...choices] } } },
    disableListColumn: true,
  },
});
