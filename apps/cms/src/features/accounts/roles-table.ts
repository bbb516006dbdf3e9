import { getRoleLevel, LEVELS, ROLE_NAMES, ROLES, type Role } from '../../platform/rights/roles.ts';

/** The properties of a collection or a global that the guide's table shows. */
interface Entity {
  slug: string;
  admin?: { group?: unknown; hidden?: unknown } | undefined;
  labels?: { plural?: unknown } | undefined;
  label?: unknown;
}

const LEVEL_TEXTS = { nothing: '–', see: 'látja', write: 'írja', publish: 'közzéteszi', delete: 'törli is' } as const;

const getHungarian = (label: unknown): string => {
  const text: unknown = typeof label === 'object' && label !== null ? Reflect.get(label, 'hu') : label;
  return typeof text === 'string' ? text : '';
};
const getName = (entity: Entity) => getHungarian(entity.labels ? entity.labels.plural : entity.label);
const formatCell = (role: Role, slug: string) => LEVEL_TEXTS[getRoleLevel(role, slug)];
const formatLine = (cells: readonly string[]) => `|${cells.map((text) => (text === '' ? ' ' : ` ${text} `)).join('|')}|`;

const START = '<!-- A jogok táblázata: node apps/cms/scripts/write-roles.mjs -->';
const END = '<!-- A jogok táblázatának vége -->';

/** The guide's table of roles: a row for everything in somebody's menu, group by group. */
export function writeRolesTable(entities: readonly Entity[]): string {
  const inMenu = entities.filter(
    ({ slug, admin }) => admin?.hidden !== true && ROLES.some((role) => LEVELS.indexOf(getRoleLevel(role, slug)) > 0),
  );
  const groups = [...new Set(inMenu.map(({ admin }) => getHungarian(admin?.group)))];
  const rows = groups.flatMap((group) => [
    formatLine([`**${group}**`, ...ROLES.map(() => '')]),
    ...inMenu
      .filter(({ admin }) => getHungarian(admin?.group) === group)
      .map((entity) => formatLine([getName(entity), ...ROLES.map((role) => formatCell(role, entity.slug))])),
  ]);
  return [formatLine(['', ...ROLES.map((role) => ROLE_NAMES[role].hu)]), formatLine(['---', ...ROLES.map(() => '---')]), ...rows].join(
    '\n',
  );
}

/** The guide with this table in its place. Throws when the guide has no place for it. */
export function withTable(guide: string, table: string): string {
  const [before, afterStart] = guide.split(START);
  const after = afterStart?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`The guide must have these two lines: ${START} and ${END}`);
  return `${before}${START}\n\n${table}\n\n${END}${after}`;
}
