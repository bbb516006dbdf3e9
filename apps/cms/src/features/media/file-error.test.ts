import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { checkPicture } from './file-error.ts';

test('checkPicture refuses a file by name or size with the service’s message', async () => {
  await everyRow(
    [
      { name: 'tó.jpg', size: 9, said: undefined },
      { name: 'tó.AVIF', size: 9, said: undefined },
      { name: 'IMG_1.HEIC', size: 9, said: /HEIC/ },
      { name: 'terv.tif', size: 9, said: /„terv\.tif” nem olyan kép/ },
      { name: 'rajz.svg', size: 9, said: /nem olyan kép/ },
      { name: 'tó.jpg', size: 0, said: /üres/ },
      { name: 'tó.jpg', size: 41 * 1024 * 1024, said: /legfeljebb 40 MB/ },
    ],
    ({ name, size }) => `${name} of ${size} bytes`,
    ({ name, size, said }) => expect(checkPicture({ name, size })?.hu ?? '').toMatch(said ?? /^$/),
  );
});
