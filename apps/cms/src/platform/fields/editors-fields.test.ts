import type { Field, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryConfig } from '../../testing/temporary-database.ts';

let config: SanitizedConfig;
beforeAll(async () => {
  ({ config } = await temporaryConfig());
});

/** The names of the fields that a list offers for this, rows and groups included. */
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
      // Columns are offered of hidden fields, too.
      ('hidden' in admin && admin.hidden && flag !== 'disableListColumn') ||
      ('disabled' in admin && admin.disabled) ||
      (flag in admin && Reflect.get(admin, flag));
    return 'name' in field && field.type !== 'ui' && !isOut ? [field.name] : [];
  });
}
const of = (slug: string) => config.collections.find((collection) => collection.slug === slug)?.fields ?? [];

const AT_ONCE =
  'accessibility category constant exhibition free highlighted interval location needs openEnded responsible reviewOn series status textDateOnly type';
const GROUPS = 'category location responsible series type';
const FILTERS =
  '_status accessibility category constant english exhibition firstStart free highlighted interval location needs openEnded previousStart responsible reviewOn series status textDateOnly title type';

describe('a list offers what editors know by its name', () => {
  test('to filter by', () => {
    expect(offered(of('events'), 'disableListFilter').toSorted()).toEqual(FILTERS.split(' '));
    for (const { slug, fields } of config.collections.filter(({ trash }) => trash))
      expect([slug, offered(fields, 'disableListFilter').length < 22]).toEqual([slug, true]);
  });

  test('to group by: what each document has one of', () => {
    expect(offered(of('events'), 'disableGroupBy').toSorted()).toEqual(GROUPS.split(' '));
    const grouped = config.collections.filter(({ admin }) => admin.groupBy).map(({ slug }) => slug);
    expect(grouped).toEqual(expect.arrayContaining(['events', 'news', 'galleries']));
    for (const slug of grouped) expect([slug, offered(of(slug), 'disableGroupBy').length > 0]).toEqual([slug, true]);
    expect(grouped).not.toContain('menus');
  });

  test('to filter the log by: who, what and when', () => {
    expect(offered(of('audit-log'), 'disableListFilter')).toEqual(expect.arrayContaining(['name', 'what', 'createdAt']));
    expect(offered(of('audit-log'), 'disableListFilter')).not.toContain('detail');
  });

  test('to change of many at once', () => {
    expect(offered(of('events'), 'disableBulkEdit').toSorted()).toEqual(AT_ONCE.split(' '));
    expect(offered(of('media'), 'disableBulkEdit')).toEqual(['credit', 'licenceKind', 'source', 'season']);
  });

  test('for columns, none of them by an inner name in English', () => {
    for (const { slug, fields, flattenedFields } of config.collections.filter(({ admin }) => admin.hidden !== true)) {
      const columns = new Set(offered(fields, 'disableListColumn'));
      const inner = flattenedFields.filter(
        ({ name, ...field }) => columns.has(name) && 'label' in field && typeof field.label === 'string',
      );
      expect([slug, inner.map(({ name }) => name).filter((name) => name !== 'id')]).toEqual([slug, []]);
    }
    expect(offered(of('media'), 'disableListColumn')).toContain('filename');
  });

  test('and no two of them have one name', () => {
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
