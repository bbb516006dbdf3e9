import { expect, test } from 'vitest';
import { toPictureRows } from './add-pictures.ts';

test('toPictureRows adds rows for the chosen pictures after the existing ones, in the order of the choice', () => {
  const row = (rowIndex: number, id: number) => ({ rowIndex, subFieldState: { picture: { initialValue: id, value: id, valid: true } } });
  expect(toPictureRows([7, { relationTo: 'media', value: 3 }, 5], 'picture', 2)).toEqual([row(2, 7), row(3, 3), row(4, 5)]);
  expect(toPictureRows([null, undefined], 'picture', 0)).toEqual([]);
});
