import type { ArrayField, CustomComponent } from 'payload';
import { type FieldOptions, toAdmin } from '../field-options.ts';
import type { Label } from '../labels.ts';

/** A component for rows that are collapsed when a form opens: it keeps new rows open. */
export const STAY_OPEN = '/admin/sections/NewRowsStayOpen.tsx#NewRowsStayOpen';
/** Which rows are collapsed when a form opens; `many`: those of a long list; `never`: rows that editors tell apart by their pictures. */
type Folding = 'always' | 'many' | 'never';
const FOLDING_COMPONENTS: Readonly<Record<Folding, CustomComponent[]>> = {
  always: [STAY_OPEN],
  many: ['/admin/sections/FoldManyRows.tsx#FoldManyRows'],
  never: [],
};

const ROW_LABELS = {
  changedDate: '/platform/admin-ui/RowLabels.tsx#ChangedDateRow',
  day: '/platform/admin-ui/RowLabels.tsx#DayRow',
  hours: '/platform/admin-ui/RowLabels.tsx#HoursRow',
  occurrence: '/platform/admin-ui/RowLabels.tsx#OccurrenceRow',
} as const;

/**
 * A row's label: the first of these fields that is filled in, or a kind of label: `day`, `occurrence` (start and end), `changedDate`, `hours`.
 */
type RowName = { by: string[] } | keyof typeof ROW_LABELS;

interface RowsOptions extends FieldOptions {
  /** The name of one row, and of several. */
  row: [Label, Label];
  fields: ArrayField['fields'];
  rowName?: RowName;
  maxRows?: number;
  folding?: Folding;
  afterInput?: CustomComponent[];
}

export function rows(name: string, fieldLabel: Label, options: RowsOptions): ArrayField {
  const { row, fields, rowName = { by: ['title', 'label', 'question', 'name'] }, maxRows, folding = 'many', afterInput = [] } = options;
  const kind = { ...row[0] };
  const RowLabel =
    typeof rowName === 'string'
      ? { path: ROW_LABELS[rowName], clientProps: { kind } }
      : { path: '/platform/admin-ui/RowLabels.tsx#NamedRow', clientProps: { by: rowName.by, kind } };
  return {
    name,
    type: 'array',
    label: { ...fieldLabel },
    labels: { singular: { ...row[0] }, plural: { ...row[1] } },
    fields,
    ...(maxRows === undefined ? {} : { maxRows }),
    admin: {
      ...toAdmin(options),
      ...(folding === 'always' ? { initCollapsed: true } : {}),
      components: { RowLabel, afterInput: [...FOLDING_COMPONENTS[folding], ...afterInput] },
    },
  };
}
