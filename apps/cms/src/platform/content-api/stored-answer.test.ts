import { expect, it } from 'vitest';
import { storeAnswer } from './stored-answer.ts';

it('the tag of an answer is the same for the same text, and another for another', () => {
  const getTag = (text: string) => storeAnswer(200, { text }).etag;
  expect(getTag('a')).toBe(getTag('a'));
  expect(getTag('a')).not.toBe(getTag('b'));
  expect(getTag('a')).toMatch(/^"[\w-]{27}"$/);
});
