import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import bulkUploads, { listLeftOut } from '../../../scripts/payload-patches/bulk-uploads.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js');

test('the files that an upload leaves out are those chosen and not taken', () => {
  const [jpeg, heic, svg] = ['a.jpg', 'IMG_1234.HEIC', 'rajz.svg'].map((name) => new File([], name));
  expect(
    listLeftOut(
      [jpeg, heic, svg].flatMap((file) => file ?? []),
      [new File([], 'a.jpg')],
    ),
  ).toBe('IMG_1234.HEIC, rajz.svg');
});

test('an upload of many files names what it leaves out, counts failures and is translated, in Payload’s built bundle', () => {
  const built = bulkUploads(readFileSync(BUNDLE, 'utf8'));
  expect(built).toMatch(
    /(\w+)\.files\.length<(\w+)\.length&&\w+\.error\(\w+\("liget:filesLeftOut",\{names:listLeftOut\(\2,\1\.files\)\}\)\),\1\.files\.length>0&&\w+\(\1\.files\)/,
  );
  expect(built).toMatch(/catch\{(\w+)\[(\w+)\]=\{\.\.\.\1\[\2\],errorCount:1\}\}/);
  expect(built).toMatch(/\.success\((\w+)\("liget:filesSaved",\{count:\w+\}\)\)[^]*\.error\(\1\("liget:filesFailed",\{count:\w+\}\)\)/);
  expect(() => bulkUploads(built)).toThrow('has changed');
});
