import { DEFECT_SUBJECTS, MAX_DEFECT_PLACE } from '@liget/content-api';
import { expect, test } from 'vitest';
import { MAX_PLACE, SUBJECTS } from './defect-report.ts';

test('the form offers every subject of the contract, and takes a place as long as it does', () => {
  expect([...SUBJECTS].toSorted()).toEqual(DEFECT_SUBJECTS.toSorted());
  expect(MAX_PLACE).toBe(MAX_DEFECT_PLACE);
});
