import { expect, test } from 'vitest';
import { label } from '../../../platform/fields/labels.ts';
import type { Change } from '../blocks.ts';
import type { Kind } from '../kinds.ts';
import { groupChanges } from './recent-changes.ts';

const createKind = (slug: string): Kind => ({
  slug,
  singular: label(slug, slug),
  plural: label(slug, slug),
  table: slug,
  title: 'title',
  isTitleLocalised: true,
  titleInstead: null,
  titles: null,
  hasDrafts: true,
  hasTrash: true,
  hasReview: false,
  isLasting: false,
});
const [pictures, news] = [createKind('media'), createKind('news')];

/** A save of this minute of an hour. */
const createChange = (kind: Kind, by: string, minute: number): Change => ({
  kind,
  id: minute,
  title: '',
  language: null,
  by,
  at: `2026-11-30T10:${String(minute).padStart(2, '0')}:00.000Z`,
});

test('saves of one person and kind are one row from four on, if they are close after each other', () => {
  const upload = [40, 39, 37, 36].map((minute) => createChange(pictures, 'Anna', minute));
  const former = [20, 19, 18, 17].map((minute) => createChange(pictures, 'Anna', minute));
  const few = [31, 30, 29].map((minute) => createChange(news, 'Anna', minute));
  const meanwhile = createChange(pictures, 'Pali', 38);
  const changes = [...upload, meanwhile, ...few, ...former].toSorted((one, other) => other.id - one.id);
  expect(groupChanges(changes).map((row) => [row[0].by, ...row.map(({ id }) => id)])).toEqual([
    ['Anna', 40, 39, 37, 36],
    ['Pali', 38],
    ['Anna', 31],
    ['Anna', 30],
    ['Anna', 29],
    ['Anna', 20, 19, 18, 17],
  ]);
});
