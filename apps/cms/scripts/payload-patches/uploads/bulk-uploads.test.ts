import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import bulkUploads, { listLeftOut, listUploadErrors } from './bulk-uploads.mjs';

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

test('the reason of a refused file is the error of its file, also when the form is opened again', () => {
  const file = new File([], 'a.jpg');
  const reason = { message: '„a.jpg” sérült.' };
  const ofFile = { path: 'file', message: 'Túl nagy.' };
  const ofField = { path: 'altHu', message: 'Kötelező.' };
  const rows = [
    [[], [reason], [{ path: 'file', ...reason }], reason.message],
    [[ofFile], [{ message: 'Túl nagy.' }], [ofFile], 'Túl nagy.'],
    [[ofField], [{ message: 'Érvénytelen: Leírás.' }], [ofField], undefined],
    [[], [], [], undefined],
  ] as const;
  for (const [fieldErrors, otherErrors, errors, noted] of rows) {
    expect(listUploadErrors(fieldErrors, otherErrors, file)).toEqual(errors);
    expect(Object(file).uploadError).toBe(noted);
  }
});

test('an upload of many files names what it leaves out, counts failures and is translated, in Payload’s built bundle', () => {
  const built = bulkUploads(readFileSync(BUNDLE, 'utf8'));
  expect(built).toMatch(
    /(\w+)\.files\.length<(\w+)\.length&&\w+\.error\(\w+\("liget:filesLeftOut",\{names:listLeftOut\(\2,\1\.files\)\}\)\),\1\.files\.length>0&&\w+\(\1\.files\)/,
  );
  expect(built).toMatch(/catch\{(\w+)\[(\w+)\]=\{\.\.\.\1\[\2\],errorCount:1\}\}/);
  expect(built).toMatch(/\.success\((\w+)\("liget:filesSaved",\{count:\w+\}\)\)[^]*\.error\(\1\("liget:filesFailed",\{count:\w+\}\)\)/);
  expect(built).toMatch(/\w+=!(\w+)&&(\w+)\.status===400,(\w+)=!1,\w+=\1&&[^]{0,200}\|\|\3\|\|/);
  expect(built).toMatch(/(\w+)\[(\w+)\]=\{\.\.\.\1\[\2\],errorCount:1\},\1\[\2\]\.formState\.file\.valid=!1;/);
  expect(built).toMatch(
    /"ADD_SERVER_ERRORS",errors:listUploadErrors\((\w+),(\w+),\w+\[\w+\]\.formState\.file\?\.value\)\}\)\},\w+\|\|\2\.forEach/,
  );
  expect(built).toMatch(/(\w+)=>!\1&&[^;]*"A file name is required\.":\1\?\.uploadError\?\?!0/);
  expect(built).toMatch(/;if\(!(\w+)\)continue;\1\.file=\{formState:\w+\[\w+\]\.formState\}\.formState\.file;let \w+=Object\.values\(\1\)/);
  expect(() => bulkUploads(built)).toThrow('has changed');
});
