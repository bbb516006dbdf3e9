import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import withoutEmptyRecords from './without-empty-records.mjs';

const VIEW = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/next/dist/views/Document/index.js');

test('Payload’s form of a new record is changed to create no document, and other files are refused', () => {
  const source = readFileSync(VIEW, 'utf8');
  expect(source.match(/payload\.create\(/g)).toHaveLength(1);
  const changed = withoutEmptyRecords(source);
  expect(changed).toMatch(/if \(false\) \{\s*doc = await payload\.create\(/);
  expect(() => withoutEmptyRecords(changed)).toThrow('has changed');
});
