import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import lastingSelection, { getPageState, keepSelected, togglePage } from './lasting-selection.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js');

test('a query does not empty the selection in a drawer of one collection, in Payload’s built bundle', () => {
  const built = lastingSelection(readFileSync(BUNDLE, 'utf8'));
  const drawer = /\{isInDrawer,enabledCollections\}=(\w+)\(\),isSelectionLasting=isInDrawer&&enabledCollections\?\.length===1,/.exec(
    built,
  )?.[1];
  expect(built).toContain(`${drawer}=()=>{let `);
  expect(built).toMatch(/if\(isSelectionLasting\)\{\w+\(togglePage\(\w+,\w+,\w+\?\.id\)\);return\}/);
  expect(built).toMatch(/if\(isSelectionLasting\)\{\w+\(getPageState\(\w+,\w+\)\);return\}/);
  expect(built).toMatch(/\w+\("none"\),\w+\(former=>isSelectionLasting\?keepSelected\(former\):new Map\)\},\[\w+\]\)/);
  expect(built).toMatch(/children:\[\w+\("liget:useSelected",\{count:\w+\}\)\]/);
  const list = /isInDrawer:(\w+),onBulkSelect:/.exec(built)?.[1];
  expect(built).toMatch(new RegExp(`showSelectAllAcrossPages:!\\w+&&!${list}\\}`));
  expect(() => lastingSelection(built)).toThrow('has changed');
});

test('the box of all rows selects and releases only the page, and leaves out what somebody else is editing', () => {
  const page = [{ id: 1 }, { id: 2, _isLocked: true, _userEditing: { id: 8 } }, { id: 3, _isLocked: true, _userEditing: { id: 7 } }];
  const all = togglePage(new Map([[9, true]]), page, 7);
  expect([...all]).toEqual([
    [9, true],
    [1, true],
    [3, true],
  ]);
  expect([...togglePage(all, page, 7)]).toEqual([[9, true]]);
});

test('a page that is loaded leaves the order in which documents were selected', () => {
  const shown = new Map([1, 2, 3].map((id) => [id, false]));
  expect([...keepSelected(shown).set(3, true).set(1, true).keys()]).toEqual([3, 1]);
});

test('the box of all rows is full only when the whole page is selected, and partly full when only other pages are', () => {
  const page = [{ id: 1 }, { id: 2 }];
  const states = [[], [1], [1, 2], [8, 9], [1, 2, 9]].map((ids) => getPageState(new Map(ids.map((id) => [id, true])), page));
  expect(states).toEqual(['none', 'some', 'allInPage', 'some', 'allInPage']);
  expect(getPageState(new Map([[1, false]]), page)).toBe('none');
});
