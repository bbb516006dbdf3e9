import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { isPhoneNumber } from './phone-number.ts';

test('isPhoneNumber accepts only numbers that a telephone can dial', () =>
  everyRow(
    [
      ['+36 1 000 0011', true],
      ['(06-1) 234 5678', true],
      ['112', true],
      ['hívjon minket', false],
      ['12', false],
      ['+36 1 000 0011 mellék 5', false],
      ['1234567890123456', false],
    ] as const,
    ([value]) => value,
    ([value, isOne]) => expect(isPhoneNumber(value)).toBe(isOne),
  ));
