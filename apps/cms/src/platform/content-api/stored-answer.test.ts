import { expect, it } from 'vitest';
import { storeAnswer } from './stored-answer.ts';

it('the tag of an answer is the same for the same text, and another for another', () => {
  const tagOf = (text: string) => storeAnswer(200, { text }).etag;
  expect(tagOf('a')).toBe(tagOf('a'));
  expect(tagOf('a')).not.toBe(tagOf('b'));
  expect(tagOf('a')).toMatch(/^"[\w-]{27}"$/);
});
