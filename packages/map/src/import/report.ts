import type { LeftOut } from './base-map-features.ts';
import type { ImportedPlan } from './import-plan.ts';
import type { KindChange } from './merge-plans.ts';

/** Maximum number of names in a line; the rest is counted. */
const NAMED = 5;
const MOVES = 20;

const COLUMNS = ['kind', 'added', 'changed', 'same', 'removed', 'kept', 'left out'] as const;

const formatCounts = ({ drawn, osm }: { drawn: number; osm: number }) =>
  [drawn > 0 ? `${drawn} drawn` : '', osm > 0 ? `${osm} surveyed` : ''].filter(Boolean).join(', ') || '0';

function table(changes: readonly KindChange[], leftOut: readonly LeftOut[]): string {
  const rows = changes.map(({ kind, added, changed, same, removed, kept, tooLittle }) => {
    const out = leftOut.filter((item) => item.kind === kind).length + (tooLittle?.features ?? 0);
    return [kind, String(added), String(changed), String(same), formatCounts(removed), formatCounts(kept), String(out)];
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

const getName = ({ id, name }: LeftOut) => (name ? `${name} (${id})` : id);

function reasons(leftOut: readonly LeftOut[]): string[] {
  const groups = Map.groupBy(leftOut, ({ why }) => why);
  return [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([why, items]) => {
      const more = items.length > NAMED ? `, and ${items.length - NAMED} more` : '';
      return `  ${items.length} ${why}: ${items.slice(0, NAMED).map(getName).join(', ')}${more}`;
    });
}

const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', title, ...lines]);

/** Describes what an import changes, for the operator. */
export function writeReport({ format, read, near, plan, changes, leftOut, moves }: ImportedPlan): string {
  const few = changes.flatMap(({ kind, tooLittle }) =>
    tooLittle ? [`  ${kind}: ${tooLittle.features} in the file, ${Math.round(tooLittle.share * 100)} % of what stands`] : [],
  );
  const unnamed = plan.features.filter(({ properties: { kind, name } }) => ['gate', 'monument'].includes(kind) && !name).length;
  return [
    `${format}: ${read} read, ${near} in or near the park. The plan is then of ${plan.surveyed}, with ${plan.features.length} features.`,
    '',
    table(changes, leftOut),
    ...section('Left out:', reasons(leftOut)),
    ...section('Less than half of what stands, so what stands stays (--take=KIND takes them all the same):', few),
    ...section(
      'Moved:',
      moves.slice(0, MOVES).map(({ kind, name, metres }) => `  ${name} (${kind}) ${metres} m`),
    ),
    ...(moves.length > MOVES ? [`  and ${moves.length - MOVES} more`] : []),
    ...(unnamed > 0 ? ['', `Without a name: ${unnamed} of the gates and monuments.`] : []),
  ].join('\n');
}
