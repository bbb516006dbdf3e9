import { expect, test } from 'vitest';
import { buildContentPath } from '../client/client.ts';
import { type EndpointName, endpoints } from '../endpoints.ts';
import { fixtures } from '../fixtures/index.ts';
import { LOCALES } from '../schemas/primitives.ts';

/** The calls at the start of the site (specification, section 7), and what each reads. */
test.each([
  ['/page-metadata', 'metadata'],
  ['/public-announcements', 'data'],
  ['/events/categories/event-categories', 'categories'],
  ['/events/categories/event-types', 'types'],
  ['/events/locations/event-locations', 'locations'],
  ['/events', 'data'],
  ['/news-categories', 'data'],
  ['/static-images', 'images'],
  ['/menus', 'menus'],
  ['/balloon', 'balloon_is_up'],
  ['/home-carousels', 'carousels'],
  ['/news', 'data'],
  ['/redirects', 'data'],
  ['/qr-codes', 'data'],
])('%s, below /api and the language, reads %s', (path, key) => {
  const names = (Object.keys(endpoints) as EndpointName[]).filter((each) => endpoints[each].path === path);
  expect(names).toHaveLength(1);
  for (const name of names)
    for (const locale of LOCALES) {
      const { [key]: read, ...others }: Record<string, unknown> = fixtures[locale][name];
      expect([buildContentPath(name, locale), read === undefined]).toEqual([`/api/${locale}${path}`, false]);
      expect(endpoints[name].answer.safeParse(others).success).toBe(false);
    }
});
