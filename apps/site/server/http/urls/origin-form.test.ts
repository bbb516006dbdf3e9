import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { toOriginForm } from './origin-form.ts';

test('a request that names its scheme and host is one for the path after them', () =>
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
