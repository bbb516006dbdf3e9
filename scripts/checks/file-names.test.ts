import { expect, test } from 'vitest';
import { findUnknownFileNames } from './file-names.ts';

const FILES = ['apps/cms/src/platform/email/outbox.ts', 'apps/cms/src/app/(payload)/admin.css', 'docs/map.md'];

test('a comment may name files by the end of their path', () => {
  const source = [
    '// As `outbox.ts` has it (email/outbox.ts), see docs/map.md.',
    '/** `../email/outbox.ts`, and (payload)/admin.css. */',
    '/* Any `*.test.ts` or `.server.ts`. */',
  ].join('\n');
  expect(findUnknownFileNames(source, FILES)).toEqual([]);
});

test('a missing file in a comment is found, and code is ignored', () => {
  const source = ["import './gone.ts';", '/** See `letters/outbox.ts`.', ' * (inbox.ts) */', "const name = 'x.ts'; // gone.css"].join('\n');
  expect(findUnknownFileNames(source, FILES)).toEqual(['letters/outbox.ts', 'inbox.ts', 'gone.css']);
});
