import { expect, test } from 'vitest';
import { everyRow } from '../../test-rows.ts';
import { listHeapArguments } from './memory-limits.ts';

const OLD = '--max-old-space-size=320';
const YOUNG = '--max-semi-space-size=8';

test('the heap of a service is limited, except by an option that NODE_OPTIONS has already', () =>
  everyRow(
    [
      ['', [OLD, YOUNG]],
      ['--enable-source-maps', [OLD, YOUNG]],
      ['--max-old-space-size=512', [YOUNG]],
      ['--import=./a.mjs --max_old_space_size=512 --max-semi-space-size=16', []],
    ] as const,
    ([nodeOptions]) => nodeOptions || 'none',
    ([nodeOptions, expected]) => expect(listHeapArguments('cms', nodeOptions)).toEqual(expected),
  ));
