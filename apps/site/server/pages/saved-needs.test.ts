import { expect, test } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { dependsOnNeeds, redirectForNeeds } from './saved-needs.ts';

test('a choice is remembered on the device, and leads to the address that names it', () => {
  expect(redirectForNeeds('/most?need=free&need=child&keep=1&at=2026-12-01T10:00', undefined)).toEqual({
    to: '/most?at=2026-12-01T10%3A00&need=child&need=free',
    cookie: 'needs=child.free; Max-Age=31536000; Path=/; SameSite=Lax',
  });
  expect(redirectForNeeds('/en/now?keep=1', 'needs=child')).toEqual({ to: '/en/now', cookie: 'needs=; Max-Age=0; Path=/; SameSite=Lax' });
});

test('who has chosen before is led to the address with those needs, with the rest of the query', () =>
  everyRow<[string, string]>(
    [
      ['/most', '/most?need=child&need=free'],
      ['/varosligeti-programok?from=2026-12-01&to=2026-12-01', '/varosligeti-programok?from=2026-12-01&to=2026-12-01&need=child&need=free'],
      ['/en/top-locations', '/en/top-locations?need=child&need=free'],
      ['/terkep.data?_routes=root', '/terkep.data?_routes=root&need=child&need=free'],
    ],
    ([target]) => target,
    ([target, to]) => expect(redirectForNeeds(target, 'language=hu; needs=free.child.moon')).toEqual({ to }),
  ));

test('nobody is led on who has chosen nothing, asks for needs, or asks for a page without them', () =>
  everyRow<[string, string | undefined]>(
    [
      ['/most', undefined],
      ['/most', 'needs='],
      ['/most', 'needs=moon'],
      ['/most?need=dog', 'needs=child'],
      ['/most?need=', 'needs=child'],
      ['/latogatas', 'needs=child'],
      ['/latogatas?keep=1', 'needs=child'],
      ['/most.data?need=child&keep=1', undefined],
    ],
    ([target, cookie]) => `${target} ${cookie}`,
    ([target, cookie]) => expect(redirectForNeeds(target, cookie)).toBeNull(),
  ));

test('only pages that are shown by needs, at an address without any, depend on the cookie', () =>
  expect(['/most', '/most?need=dog', '/latogatas', '/en/map?kind=restroom'].map(dependsOnNeeds)).toEqual([true, false, false, true]));
