import { expect, test } from 'vitest';
import { createAccountFactory } from '../../../testing/accounts/test-accounts.ts';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { publish, richText } from '../../../testing/test-content.ts';

const { payload } = await temporaryDatabase();

/** A text with a link to a page. */
function linkTo(page: number) {
  const text = richText('Belépés előtt: ');
  const fields = { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: page } };
  const children = [{ type: 'text', version: 1, text: 'házirend', format: 0, detail: 0, mode: 'normal', style: '' }];
  const link = { type: 'link', version: 3, direction: 'ltr', format: '', indent: 0, id: 'a1', fields, children };
  const [paragraph] = text.root.children;
  return { root: { ...text.root, children: [{ ...paragraph, children: [...(paragraph?.children ?? []), link] }] } };
}

test('a text that links to a list that the editor does not see can be saved and published, but not one that links to nothing', async () => {
  const create = await createAccountFactory(payload, 'kek hajnali szarvas 42');
  const user = await payload.findByID({
    collection: 'users',
    id: await create({ email: 'reka@liget.example', name: 'Réka', roles: ['programs'] }),
  });
  const page = await publish(payload, 'pages', { title: 'Házirend', body: richText('Szöveg') });
  const place = await publish(payload, 'top-locations', { title: 'Tópart', latitude: 47.51, longitude: 19.08 });
  const save = (linked: number) =>
    payload.update({
      collection: 'top-locations',
      id: place,
      locale: 'hu',
      overrideAccess: false,
      user,
      data: { sections: [{ blockType: 'text', title: 'A ház', anchor: 'a-haz', body: linkTo(linked) }], _status: 'published' },
    });
  await expect(save(page)).resolves.toMatchObject({ _status: 'published' });
  await expect(save(page + 100)).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringMatching(/^(Az, amire a hivatkozás mutat|Egy hivatkozás a szövegben)/) }] },
  });
});
