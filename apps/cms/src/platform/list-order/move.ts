import * as z from 'zod';

const Id = z.int().positive();

/** The target of a move: before or after another document of the list, or one place up or down. */
export const Move = z.union([
  z.strictObject({ id: Id, before: Id }),
  z.strictObject({ id: Id, after: Id }),
  z.strictObject({ id: Id, step: z.enum(['up', 'down']) }),
]);
export type Move = z.infer<typeof Move>;

/** The ids of the list after the move; `null` when a document of the move is not in the list. */
export function moveInList(ids: readonly number[], move: Move): number[] | null {
  const from = ids.indexOf(move.id);
  if (from === -1) return null;
  const others = ids.filter((id) => id !== move.id);
  if ('step' in move) return others.toSpliced(Math.max(0, from + (move.step === 'up' ? -1 : 1)), 0, move.id);
  const neighbour = 'before' in move ? move.before : move.after;
  if (neighbour === move.id) return [...ids];
  const at = others.indexOf(neighbour);
  return at === -1 ? null : others.toSpliced('before' in move ? at : at + 1, 0, move.id);
}
