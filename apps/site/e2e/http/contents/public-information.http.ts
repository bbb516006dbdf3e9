import { richText } from '../../support/admin/rich-text.ts';
import { createEditorClient } from '../../support/admin/signing-in.ts';
import { fetchText } from '../../support/admin/staff.ts';
import { expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);

test('public information is listed in the editors’ order', async ({ editor }) => {
  const send = await createEditorClient(origin, editor);
  const [first, last] = [`elso-${MARK}`, `utolso-${MARK}`];
  const ids: number[] = [];
  for (const slug of [last, first]) {
    const { doc } = await send('/api/public-information?locale=hu', 'POST', {
      title: slug,
      slug,
      body: richText(['Szöveg']),
      _status: 'published',
    });
    ids.push(doc.id);
  }
  await send('/api/public-information/order', 'POST', { id: ids[1], before: ids[0] });
  const list = await fetchText('/kozerdeku-adatok');
  const paths = [...list.matchAll(/href="(\/kozerdeku-adatok\/[^"#?]+)"/g)].map(([, path]) => path);
  expect(paths.slice(-2)).toEqual([`/kozerdeku-adatok/${first}`, `/kozerdeku-adatok/${last}`]);
});
