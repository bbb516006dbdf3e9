import { expect, test } from 'vitest';
import { isEqualSecret } from './equal-secret.ts';

test('isEqualSecret compares bytes, whatever the lengths', () => {
  expect(isEqualSecret('titok', 'titok')).toBe(true);
  expect(isEqualSecret('titok', 'titkok')).toBe(false);
  expect(isEqualSecret('titok', 'titók')).toBe(false);
  expect(isEqualSecret('', '')).toBe(true);
  expect(isEqualSecret(Buffer.from('titok'), 'titok')).toBe(true);
  expect(isEqualSecret(Buffer.from([1, 2]), Buffer.from([1, 3]))).toBe(false);
});
