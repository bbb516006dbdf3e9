import type { OmittedFeature } from './base-map-features.ts';
import type { ImportedPlan } from './import-plan.ts';
import type { KindChange } from './merge-plans.ts';

/** Maximum number of names in a line; the rest is counted. */
const MAX_NAMES = 5;
const MAX_MOVED = 20;

const COLUMNS = ['kind', 'added', 'changed', 'same', 'removed', 'kept', 'left out'] as const;

const formatCounts = ({ drawn, osm }: { drawn: number; osm: number }) =>
  [drawn > 0 ? `${drawn} drawn` : '', osm > 0 ? `${osm} surveyed` : ''].filter(Boolean).join(', ') || '0';

function formatTable(changes: readonly KindChange[], leftOut: readonly OmittedFeature[]): string {
  const rows = changes.map(({ kind, added, changed, same, removed, remaining, tooLittle }) => {
    const out = leftOut.filter((item) => item.kind === kind).length + (tooLittle?.features ?? 0);
    return [kind, String(added), String(changed), String(same), formatCounts(removed), formatCounts(remaining), String(out)];
  });
  const lines = [[...COLUMNS], ...rows];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const getName = ({ id, name }: OmittedFeature) => (name ? `${name} (${id})` : id);

function formatReasons(leftOut: readonly OmittedFeature[]): string[] {
  const groups = Map.groupBy(leftOut, ({ reason: why }) => why);
  return [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([why, items]) => {
      const more = items.length > MAX_NAMES ? `, and ${items.length - MAX_NAMES} more` : '';
      return `  ${items.length} ${why}: ${items.slice(0, MAX_NAMES).map(getName).join(', ')}${more}`;
    });
}

const formatSection = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', title, ...lines]);

/** Describes what an import changes, for the operator. */
export function writeReport({ format, read, near, plan, changes, omitted: leftOut, moved: moves }: ImportedPlan): string {
  const tooLittleLines = changes.flatMap(({ kind, tooLittle }) =>
    tooLittle ? [`  ${kind}: ${tooLittle.features} in the file, ${Math.round(tooLittle.share * 100)} % of the current ones`] : [],
  );
  const unnamed = plan.features.filter(({ properties: { kind, name } }) => ['gate', 'monument'].includes(kind) && !name).length;
  return [
    `${format}: ${read} read, ${near} in or near the park. The base map will be of ${plan.surveyed}, with ${plan.features.length} features.`,
    '',
    formatTable(changes, leftOut),
    ...formatSection('Left out:', formatReasons(leftOut)),
    ...formatSection('Less than half of the current features, which therefore stay (--take=KIND replaces them):', tooLittleLines),
    ...formatSection(
      'Moved:',
      moves.slice(0, MAX_MOVED).map(({ kind, name, metres }) => `  ${name} (${kind}) ${metres} m`),
    ),
    ...(moves.length > MAX_MOVED ? [`  and ${moves.length - MAX_MOVED} more`] : []),
    ...(unnamed > 0 ? ['', `Without a name: ${unnamed} of the gates and monuments.`] : []),
  ].join('\n');
}
