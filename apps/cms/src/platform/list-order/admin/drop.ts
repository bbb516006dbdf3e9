/** The position of a list's row on the screen. */
export interface RowOnScreen {
  id: number;
  top: number;
  height: number;
}

/** The row beside which a dragged one is dropped; `null` where it would stay. `y`: of the pointer. */
export function findDrop(rows: readonly RowOnScreen[], dragged: number, y: number): { id: number; side: 'before' | 'after' } | null {
  const next = rows.findIndex(({ top, height }) => y < top + height / 2);
  const at = next === -1 ? rows.length : next;
  const from = rows.findIndex(({ id }) => id === dragged);
  if (from === -1 || at === from || at === from + 1) return null;
  const below = rows[at];
  if (below) return { id: below.id, side: 'before' };
  const last = rows.at(-1);
  return last ? { id: last.id, side: 'after' } : null;
}
