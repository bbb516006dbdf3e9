import { expect, test } from 'vitest';
import { findClosingQuestion } from './outcomes.ts';

const INTERIM = { action: 'answered', detail: 'inProgress' } as const;
const FULL = { action: 'answered' } as const;

test.each([
  ['no answer', [{ action: 'opened' } as const], 'A beküldő még nem kapott választ. '],
  ['interim answers alone', [INTERIM, { action: 'note' } as const, INTERIM], 'Végleges válasz még nem ment el, csak köztes levél. '],
])('closing a case after %s asks the question that fits', (_, steps, reason) => {
  expect(findClosingQuestion(steps)?.hu).toBe(`${reason}A lezárásról a beküldő nem kap levelet. Így is lezárja?`);
});

test.each([
  ['a full answer', [INTERIM, FULL]],
  ['a full answer before an interim one', [FULL, { action: 'reopened' } as const, INTERIM]],
])('closing a case after %s asks nothing', (_, steps) => expect(findClosingQuestion(steps)).toBeNull());
