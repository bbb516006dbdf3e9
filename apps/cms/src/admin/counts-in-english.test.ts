import { expect, test } from 'vitest';
import { DESK_TEXTS } from '../features/balloon/admin/desk-texts.ts';
import { IMPORT_TEXTS } from '../features/events/import-export/admin/import-texts.ts';
import { NEWSLETTER_TEXTS } from '../features/newsletter/admin/newsletter-texts.ts';
import { HOURS_TEXTS } from '../features/places/exceptional-hours/admin/hours-texts.ts';
import type { Label } from '../platform/fields/labels.ts';
import { USAGE_TEXTS } from '../platform/trash/admin/usage-list-texts.ts';

const TEXTS: [string, (count: number) => Label][] = [
  ['the lines of an import', IMPORT_TEXTS.more],
  ['the button of an import', IMPORT_TEXTS.read],
  ['events that an undo leaves', IMPORT_TEXTS.left],
  ['lines that were left out', IMPORT_TEXTS.leftOutMore],
  ['places with exceptional hours', HOURS_TEXTS.selected],
  ['places to save', HOURS_TEXTS.add],
  ['places to remove from', HOURS_TEXTS.remove],
  ['places where a document is used', USAGE_TEXTS.more],
  ['subscribers', (count) => NEWSLETTER_TEXTS.sure(count, 0, 0)],
  ['slots of the balloon', (count) => DESK_TEXTS.make(count, '10:00', '18:00')],
];

test.each(TEXTS)('the English message about %s has the singular for one', (_, format) => {
  const [one, two] = [format(1).en, format(2).en];
  expect(one).not.toMatch(/\b1 /);
  expect(two).toMatch(/\b2\b/);
  expect(one).not.toBe(two.replace('2', 'one'));
});
