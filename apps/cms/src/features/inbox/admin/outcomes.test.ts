import { expect, test } from 'vitest';
import { findClosingQuestion } from './outcomes.ts';

const INTERIM = { action: 'answered', detail: 'inProgress' } as const;
const FULL = { action: 'answered' } as const;

test.each([
  ['no answer', [{ action: 'opened' } as const], /A beküldő még nem kapott választ\. .*Így is lezárja\?$/],
  ['interim answers alone', [INTERIM, { action: 'note' } as const, INTERIM], /Végleges válasz még nem ment el, .*Így is lezárja\?$/],
  ['a full answer', [INTERIM, FULL], null],
  ['a full answer before an interim one', [FULL, { action: 'reopened' } as const, INTERIM], null],
])('closing a case after %s asks the question that fits', (_, steps, question) => {
  const asked = findClosingQuestion(steps)?.hu ?? null;
  if (question) expect(asked).toMatch(question);
  else expect(asked).toBeNull();
});
