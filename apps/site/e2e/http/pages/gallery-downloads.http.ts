import { expect, origin, test } from '../../support/test.ts';

const GALLERY = '/sajto/mediatar/epuletek/neprajzi-muzeum';

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

test('the links of a gallery download each picture and all of them without JavaScript, and send no referrer', async () => {
  const html = await (await fetch(new URL(GALLERY, origin))).text();
  const links = [...html.matchAll(/<a [^>]*download="[^"]*"[^>]*>/g)].map(([tag]) => tag);
  const figures = html.match(/<figure/g)?.length ?? 0;
  expect(links.map((tag) => attribute(tag, 'referrerpolicy')).filter((policy) => policy !== 'no-referrer')).toEqual([]);
  const answers = await Promise.all(links.map((tag) => fetch(new URL(attribute(tag, 'href'), origin))));
  expect(answers.map(({ status }) => status)).toEqual(links.map(() => 200));
  const files = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  const archives = files.filter((file) => file.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004');
  const pictures = files.filter((file) => file.subarray(0, 2).toString('hex') === 'ffd8');
  expect([figures > 3, pictures.length, archives.length]).toEqual([true, figures, 1]);
  const [archive = Buffer.alloc(0)] = archives;
  // The images and the list of credits: the archive's number of entries is near its end.
  expect(archive.readUInt16LE(archive.lastIndexOf('PK\u0005\u0006', archive.length, 'latin1') + 10)).toBe(figures + 1);
  // A picture is a file of its own, too.
  const itself = /<figure[\s\S]*?<a [^>]*href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await fetch(new URL(itself, origin))).headers.get('content-type')).toMatch(/^image\//);
});
