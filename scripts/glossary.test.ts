import { expect, test } from 'vitest';
import { findBannedWords } from './glossary.ts';

test('a file is named by the glossary, whatever its case, and words within others are free', () => {
  expect(findBannedWords('apps/cms/src/features/inbox/letters.ts')).toEqual([
    'apps/cms/src/features/inbox/letters.ts: not ‘letters’ but emails',
  ]);
  expect(findBannedWords('apps/site/app/x/SomeFault.tsx')).toHaveLength(1);
  expect(findBannedWords('packages/ui/src/defaults.ts')).toEqual([]);
});
