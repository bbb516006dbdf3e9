import { DEFECT_SUBJECTS, DefectReport, MAX_DEFECT_PLACE } from '@liget/content-api';
import { expect, test } from 'vitest';
import { hu } from '../../i18n/hu/index.ts';
import { checkReport, MAX_PLACE, SUBJECTS } from './defect-report.ts';

test('the form has every subject of the contract and the contract’s limit for the place', () => {
  expect([...SUBJECTS].toSorted()).toEqual(DEFECT_SUBJECTS.toSorted());
  expect(MAX_PLACE).toBe(MAX_DEFECT_PLACE);
});

test('a place needs two characters, like "tó", in the form and in the contract', () => {
  const sender = { name: 'Kis Éva', email: 'eva@example.hu', phone: '', message: 'Eltört a pad lába.', privacy_accepted: 'on' };
  const placeErrors = (place: string) => checkReport({ ...sender, subject: 'bench', attachments: '', place }, hu);
  expect([placeErrors('Tó'), placeErrors('T')]).toEqual([{}, { place: hu.defectReport.form.placeMissing }]);
  expect([DefectReport.shape.place.safeParse('Tó').success, DefectReport.shape.place.safeParse('T').success]).toEqual([true, false]);
});
