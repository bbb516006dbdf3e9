import type { Field, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryConfig } from '../../testing/databases/temporary-database.ts';

let config: SanitizedConfig;
beforeAll(async () => {
  ({ config } = await temporaryConfig());
});

/** The names of the fields that a list offers for this, including rows and groups. */
function offered(
  fields: readonly Field[],
  flag: 'disableListFilter' | 'disableBulkEdit' | 'disableListColumn' | 'disableGroupBy',
): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => offered(tab.fields, flag));
    if (field.type === 'row' || field.type === 'collapsible') return offered(field.fields, flag);
    if (field.type === 'group' || field.type === 'array') return offered(field.fields, flag);
    const { admin = {} } = field;
    const isOut =
      // Columns of hidden fields are offered, too.
      ('hidden' in admin && admin.hidden && flag !== 'disableListColumn') ||
      ('disabled' in admin && admin.disabled) ||
      (flag in admin && Reflect.get(admin, flag));
    return 'name' in field && field.type !== 'ui' && !isOut ? [field.name] : [];
  });
}
const getFields = (slug: string) => config.collections.find((collection) => collection.slug === slug)?.fields ?? [];

const AT_ONCE =
  'accessibility category constant exhibition free highlighted interval location needs openEnded responsible reviewOn series status textDateOnly type';
const GROUPS = 'category location responsible series type';
const FILTERS =
  '_status accessibility category constant english exhibition firstStart free highlighted interval location needs openEnded previousStart responsible reviewOn series status textDateOnly title type';

describe('a list offers the fields that editors know', () => {
  test('as filters', () => {
    expect(offered(getFields('events'), 'disableListFilter').toSorted()).toEqual(FILTERS.split(' '));
    for (const { slug, fields } of config.collections.filter(({ trash }) => trash))
      expect([slug, offered(fields, 'disableListFilter').length < 22]).toEqual([slug, true]);
  });

  test('for grouping, only fields with one value per document', () => {
    expect(offered(getFields('events'), 'disableGroupBy').toSorted()).toEqual(GROUPS.split(' '));
    const grouped = config.collections.filter(({ admin }) => admin.groupBy).map(({ slug }) => slug);
    expect(grouped).toEqual(expect.arrayContaining(['events', 'news', 'galleries']));
    for (const slug of grouped) expect([slug, offered(getFields(slug), 'disableGroupBy').length > 0]).toEqual([slug, true]);
    expect(grouped).not.toContain('menus');
  });

  test('as filters of the audit log: user, action and time', () => {
    expect(offered(getFields('audit-log'), 'disableListFilter')).toEqual(expect.arrayContaining(['name', 'what', 'createdAt']));
    expect(offered(getFields('audit-log'), 'disableListFilter')).not.toContain('detail');
  });

  test('for bulk edits', () => {
    expect(offered(getFields('events'), 'disableBulkEdit').toSorted()).toEqual(AT_ONCE.split(' '));
    expect(offered(getFields('media'), 'disableBulkEdit')).toEqual(['credit', 'licenceKind', 'source', 'season']);
  });

  test('as columns, with labels and without internal English names', () => {
    for (const { slug, fields, flattenedFields } of config.collections.filter(({ admin }) => admin.hidden !== true)) {
      const columns = new Set(offered(fields, 'disableListColumn'));
      const inner = flattenedFields.filter(
        ({ name, ...field }) => columns.has(name) && 'label' in field && typeof field.label === 'string',
      );
      expect([slug, inner.map(({ name }) => name).filter((name) => name !== 'id')]).toEqual([slug, []]);
    }
    expect(offered(getFields('media'), 'disableListColumn')).toContain('filename');
  });

  test('without two fields of the same name', () => {
    for (const { slug, fields } of config.collections.filter(({ trash }) => trash)) {
      const named = new Set(offered(fields, 'disableListFilter'));
      const labels = config.collections
        .find((one) => one.slug === slug)
        ?.flattenedFields.filter(({ name }) => named.has(name))
        .map(({ name, ...field }) =>
          'label' in field && typeof field.label === 'object' && field.label ? Reflect.get(field.label, 'hu') : name,
        );
      expect([slug, labels?.length]).toEqual([slug, new Set(labels).size]);
    }
  });
});
