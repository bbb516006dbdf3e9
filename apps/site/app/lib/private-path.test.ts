import { expect, test } from 'vitest';
import { isPrivatePath } from './private-path.ts';

test.each([
  ['/hirlevel-feliratkozas/leiratkozas', true],
  ['/hirlevel-feliratkozas', false],
  ['/hirlevel-feliratkozas/a/b', false],
  ['/magazin/oszi-seta', false],
])('%s is one person’s own: %s', (path, isPrivate) => expect(isPrivatePath(path)).toBe(isPrivate));
