import { signedIn } from '../../support/signing-in.ts';
import { fetchText } from '../../support/staff.ts';
import { expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);

test('public information is listed by the order numbers of its editor', async ({ editor }) => {
  const send = await signedIn(origin, editor);
  const slugs = { last: `utolso-${MARK}`, first: `elso-${MARK}` };
  for (const [slug, order] of [
    [slugs.last, 9999],
    [slugs.first, -9999],
  ] as const)
    await send('/api/public-information?locale=hu', 'POST', { title: slug, slug, order, _status: 'published' });
  const list = await fetchText('/kozerdeku-adatok');
  const paths = [...list.matchAll(/href="(\/kozerdeku-adatok\/[^"#?]+)"/g)].map(([, path]) => path);
  expect([paths[0], paths.at(-1)]).toEqual([`/kozerdeku-adatok/${slugs.first}`, `/kozerdeku-adatok/${slugs.last}`]);
});
