import { isRecord } from '../is-record.ts';
import { type Label, label } from './labels.ts';
import type { FieldValue, ValueField } from './walk-values.ts';

function getLabel(field: ValueField): Label {
  const fieldLabel = 'label' in field ? field.label : undefined;
  if (isRecord(fieldLabel) && typeof fieldLabel['hu'] === 'string' && typeof fieldLabel['en'] === 'string')
    return label(fieldLabel['hu'], fieldLabel['en']);
  return typeof fieldLabel === 'string' ? label(fieldLabel, fieldLabel) : label(field.name, field.name);
}

/** The label of a field after those of the groups and rows around it: 'Dates 2 › Start'. */
export function formatFieldName({ field, parents }: Pick<FieldValue, 'field' | 'parents'>): Label {
  const around = parents
    .filter((parent) => parent.field.type !== 'tab')
    .map((parent) => {
      const { hu, en } = getLabel(parent.field);
      return parent.row === null ? { hu, en } : { hu: `${hu} ${parent.row + 1}`, en: `${en} ${parent.row + 1}` };
    });
  const names = [...around, getLabel(field)];
  return label(names.map(({ hu }) => hu).join(' › '), names.map(({ en }) => en).join(' › '));
}
