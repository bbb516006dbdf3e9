import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { toOriginForm } from './origin-form.ts';

test('toOriginForm removes the scheme and host of an absolute-form target', () =>
  everyRow(
    [
      ['http://evil.example/magazin?page=2', '/magazin?page=2'],
      ['HTTPS://liget.example', '/'],
      ['http://liget.example?q=1', '/?q=1'],
      ['/magazin', '/magazin'],
      ['//magazin', '//magazin'],
      ['*', '*'],
    ] as const,
    ([target]) => target,
    ([target, path]) => expect(toOriginForm(target)).toBe(path),
  ));
