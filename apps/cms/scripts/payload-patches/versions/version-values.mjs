// A loader of Turbopack (next.config.mjs): the comparison of two versions shows values as an editor reads them. Payload prints "null", "true"
// and JSON, names rows by a number alone, and lists fields that no form shows or each save derives. See src/admin/payload-patches/README.md.

/** What the first of these fields of a row says, in Hungarian if there are two languages. */
export function readRowName(rows) {
  for (const row of rows)
    for (const name of ['title', 'label', 'question', 'name', 'first']) {
      const value = row?.[name];
      const text = typeof value === 'object' && value !== null ? value.hu || value.en : value;
      if (typeof text === 'string' && text.trim() !== '') return ` – ${text.trim().slice(0, 60)}`;
    }
  return '';
}

/** The label of one row, or of a building block. */
export function getRowKind(field, rows) {
  if (field.type === 'array') return field.labels?.singular;
  const kind = rows.map((row) => row?.blockType).find(Boolean);
  return (field.blocks ?? []).find((block) => block.slug === kind)?.labels?.singular;
}

/** Whether the field is no editor's text: no form shows it, or each save derives it from other fields. */
export function isUnseen(field) {
  return field.admin?.hidden === true || field.admin?.disabled === true || field.custom?.isDerived === true;
}

/** By the file's own class: the texts that are replaced, each of which must be there as often as given. */
const FILES = {
  'text-diff': {
    functions: [],
    changes: ['From', 'To'].map((side) => [
      `formatValue(value${side})`,
      `formatValue(typeof value${side} === "boolean" ? i18n.t(value${side} ? "general:yes" : "general:no") : value${side})`,
    ]),
  },
  'select-diff': {
    functions: [],
    changes: ['From', 'To'].flatMap((side) => [
      [`typeof value${side} !== "undefined" ?`, `value${side} !== undefined && value${side} !== null ?`],
      [
        `typeof value${side} === "string" ? value${side} :`,
        `typeof value${side} === "string" || Array.isArray(value${side}) ? value${side} :`,
      ],
    ]),
  },
  'iterable-diff': {
    functions: [readRowName, getRowKind],
    changes: [
      [
        'fieldIsArrayType(field) ? `${t("general:item")} ${rowNumber}` : `${t("fields:block")} ${rowNumber}`',
        '`${getTranslation(getRowKind(field, [valueToRow, valueFromRow]) ?? t("general:item"), i18n)} ${i + 1}${readRowName([valueToRow, valueFromRow])}`',
      ],
    ],
  },
  'buildVersionFields = ': { functions: [isUnseen], changes: [['if (fieldIsID(field)) {', 'if (fieldIsID(field) || isUnseen(field)) {']] },
};

export default function versionValues(source) {
  const file = Object.keys(FILES).find((mark) => source.includes(mark));
  const { functions, changes } = FILES[file] ?? { functions: [], changes: [] };
  const isKnown = changes.length > 0 && changes.every(([part]) => source.split(part).length === 2);
  if (!isKnown)
    throw new Error('Payload’s comparison of versions has changed: look at apps/cms/scripts/payload-patches/versions/version-values.mjs.');
  const built = changes.reduce((text, [part, instead]) => text.replace(part, () => instead), source);
  return [built, ...functions.map(String), ''].join('\n');
}
