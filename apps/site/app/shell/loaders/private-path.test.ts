import { expect, test } from 'vitest';
import { isPrivatePath } from './private-path.ts';

test.each([
  ['/hirlevel-feliratkozas/leiratkozas', true],
  ['/hirlevel-feliratkozas/leiratkozas.data', true],
  ['/en/your-case/P-2026-AAAAAA', true],
  ['/hirlevel-feliratkozas', false],
  ['/hirlevel-feliratkozas/a/b', false],
  ['/magazin/oszi-seta', false],
])('%s is one person’s own: %s', (path, isPrivate) => expect(isPrivatePath(path)).toBe(isPrivate));
