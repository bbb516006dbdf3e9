import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { toOriginForm } from './origin-form.ts';

test('toOriginForm removes the scheme and host of an absolute-form target and encodes bytes outside ASCII', () =>
  everyRow(
    [
      ['http://evil.example/magazin?page=2', '/magazin?page=2'],
      ['HTTPS://liget.example', '/'],
      ['http://liget.example?q=1', '/?q=1'],
      ['/magazin', '/magazin'],
      ['//magazin', '//magazin'],
      ['*', '*'],
      ['/l\u00C3\u00A1togat%C3%A1s?q=\u00C5\u0091', '/l%C3%A1togat%C3%A1s?q=%C5%91'],
    ] as const,
    ([target]) => target,
    ([target, path]) => expect(toOriginForm(target)).toBe(path),
  ));
