import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import trashStatus from './trash-status.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js');

test('the header of a document in the trash says so, and of others their status, in Payload’s built bundle', () => {
  const built = trashStatus(readFileSync(BUNDLE, 'utf8'));
  const said = /title:`\$\{(\w+)\("version:status"\)\}: \$\{\((\w+)\?\1\("liget:inTrash"\):\1\(`version:\$\{(\w+)\}`\)\)\}`/;
  const [, , isTrashed, key] = said.exec(built) ?? [];
  expect(built).toMatch(new RegExp(`let ${key}=${isTrashed}\\?\\w+\\?"previouslyPublished"`));
  expect(built.split('"liget:inTrash"').length - 1).toBe(2);
  expect(() => trashStatus(built.replaceAll('previouslyDraft', 'draft'))).toThrow('has changed');
});
