import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { type Move, moveInList } from './move.ts';

test('moveInList moves a document and keeps the order of the others', async () => {
  const rows: [move: Move, ids: number[] | null][] = [
    [{ id: 4, before: 1 }, [4, 1, 2, 3]],
    [{ id: 1, after: 4 }, [2, 3, 4, 1]],
    [{ id: 1, before: 4 }, [2, 3, 1, 4]],
    [{ id: 3, after: 1 }, [1, 3, 2, 4]],
    [{ id: 2, before: 2 }, [1, 2, 3, 4]],
    [{ id: 3, step: 'up' }, [1, 3, 2, 4]],
    [{ id: 3, step: 'down' }, [1, 2, 4, 3]],
    [{ id: 1, step: 'up' }, [1, 2, 3, 4]],
    [{ id: 4, step: 'down' }, [1, 2, 3, 4]],
    [{ id: 9, before: 1 }, null],
    [{ id: 1, after: 9 }, null],
  ];
  await everyRow(
    rows,
    ([move]) => JSON.stringify(move),
    ([move, ids]) => {
      expect(moveInList([1, 2, 3, 4], move)).toEqual(ids);
    },
  );
});
