import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import uploadButton from './upload-button.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js');

test('the button of a field of pictures says that it uploads, in Payload’s built bundle', () => {
  const built = uploadButton(readFileSync(BUNDLE, 'utf8'));
  expect(built.match(/__createNewToggler`[^]{0,90}\("liget:uploadNew"\)/g)).toHaveLength(1);
  expect(() => uploadButton(built)).toThrow('has changed');
});
