import type { FieldAffectingData, RelationshipFieldSingleValidation } from 'payload';
import { relationship } from 'payload/shared';
import { getEditorLanguage } from '../../editor-language.ts';
import { label } from '../labels.ts';

const IS_GONE = label(
  'Az, amire a hivatkozás mutat, már nincs meg. Válasszon mást, vagy vegye le a hivatkozást.',
  'What the link leads to no longer exists. Choose something else, or remove the link.',
);

const checkItem: RelationshipFieldSingleValidation = async (value, options) => {
  const result = await relationship(value, { ...options, overrideAccess: true });
  return result === true || !value ? result : IS_GONE[getEditorLanguage(options.req)];
};

/**
 * The field of a link that names an item, checked only for whether the item exists. Payload asks with the rights of the editor who saves, so that
 * nobody could save a text in which somebody else has linked to a list that they do not see.
 */
export const checkLinkedItem = (field: FieldAffectingData): FieldAffectingData =>
  field.type === 'relationship' && field.name === 'doc' && !field.hasMany ? { ...field, validate: checkItem } : field;
