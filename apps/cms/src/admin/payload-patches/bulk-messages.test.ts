import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import bulkMessages from '../../../scripts/payload-patches/bulk-messages.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js');

test('a refused publication of several documents is one message with their number and names, in Payload’s built bundle', () => {
  const built = bulkMessages(readFileSync(BUNDLE, 'utf8'));
  const messages = built.match(
    /\((\w+)\.errors\?\1\.message\?(\w+)\.error\(\1\.message,\{description:\1\.errors\.map\((\w+)=>\3\.message\)\.join\("\\n"\)\}\)/g,
  );
  expect(messages).toHaveLength(2);
  expect(() => bulkMessages(built)).toThrow('has changed');
});
