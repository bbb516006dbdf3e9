import { expect, it } from 'vitest';
import { storeAnswer } from './stored-answer.ts';

it('the ETag of an answer depends only on its text', () => {
  const getTag = (text: string) => storeAnswer(200, { text }).etag;
  expect(getTag('a')).toBe(getTag('a'));
  expect(getTag('a')).not.toBe(getTag('b'));
  expect(getTag('a')).toMatch(/^"[\w-]{27}"$/);
});
