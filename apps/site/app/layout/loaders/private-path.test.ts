import { expect, test } from 'vitest';
import { isPrivateUrl } from './private-path.ts';

test.each([
  ['/hirlevel-feliratkozas/leiratkozas', true],
  ['/hirlevel-feliratkozas/leiratkozas.data', true],
  ['/en/your-case/P-2026-AAAAAA', true],
  ['/hirlevel-feliratkozas', false],
  ['/hirlevel-feliratkozas/a/b', false],
  ['/magazin/oszi-seta', false],
  ['/magazin/oszi-seta?draft=7&expires=1&signature=x', true],
  ['/en/press/media/a/b.data?draft=7', true],
  ['/magazin/preview/7?expires=1&signature=x', true],
])('%s is private to one person: %s', (path, isPrivate) => expect(isPrivateUrl(new URL(path, 'http://localhost'))).toBe(isPrivate));
