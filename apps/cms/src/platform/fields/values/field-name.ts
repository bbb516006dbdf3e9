import { isRecord } from '../../is-record.ts';
import { type Label, label } from '../labels.ts';
import type { FieldValue } from './walk-values.ts';

/** The label of a field; its name without one. */
export function getFieldLabel(field: { name?: string; label?: unknown }): Label {
  const { label: fieldLabel, name = '' } = field;
  if (isRecord(fieldLabel) && typeof fieldLabel['hu'] === 'string' && typeof fieldLabel['en'] === 'string')
    return label(fieldLabel['hu'], fieldLabel['en']);
  return typeof fieldLabel === 'string' ? label(fieldLabel, fieldLabel) : label(name, name);
}

/** The label of a field after those of the groups and rows around it: 'Dates 2 › Start'. */
export function formatFieldName({ field, parents }: Pick<FieldValue, 'field' | 'parents'>): Label {
  const around = parents
    .filter((parent) => parent.field.type !== 'tab')
    .map((parent) => {
      const { hu, en } = getFieldLabel(parent.field);
      return parent.row === null ? { hu, en } : { hu: `${hu} ${parent.row + 1}`, en: `${en} ${parent.row + 1}` };
    });
  const names = [...around, getFieldLabel(field)];
  return label(names.map(({ hu }) => hu).join(' › '), names.map(({ en }) => en).join(' › '));
}
