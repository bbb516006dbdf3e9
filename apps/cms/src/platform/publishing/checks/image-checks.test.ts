import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { createPicture } from '../../../testing/media/test-uploads.ts';
import { createDraft, publish } from '../../../testing/test-content.ts';
import { ensureRevision } from '../../content-revision/raise.ts';
import { rateWidth } from '../../fields/pictures/picture-uses.ts';
import { checkImages } from './image-checks.ts';

let payload: Payload;
let req: PayloadRequest;

async function picture(data: Record<string, unknown>): Promise<number> {
  const id = await createPicture(payload);
  await payload.db.updateOne({ collection: 'media', id, data });
  return id;
}

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  await ensureRevision(payload);
  req = await createLocalReq({}, payload);
});

describe('a picture in a document', () => {
  test.each([
    [1199, 'carousel', 'refused'],
    [1200, 'carousel', 'narrow'],
    [1600, 'carousel', 'good'],
    [900, 'head', 'narrow'],
    [959, 'figure', 'narrow'],
    [960, 'figure', 'good'],
  ] as const)('of %i pixels for %s is %s', (width, use, expected) => expect(rateWidth(width, use)).toBe(expected));

  test('is refused in the homepage’s carousel when it is 600 pixels wide, but allowed in a draft', async () => {
    const [small, large] = [await picture({ width: 600 }), await picture({ width: 1600 })];
    await expect(publish(payload, 'home-carousel-items', { title: 'Ajánló', url: '/terkep', picture: small })).rejects.toMatchObject({
      data: {
        errors: [{ path: 'picture', message: expect.stringMatching(/600 képpont széles, ez kevés a főoldal ajánlójához: legalább 1200/) }],
      },
    });
    expect(await createDraft(payload, 'home-carousel-items', { title: 'Vázlat', picture: small })).toBeGreaterThan(0);
    expect(await publish(payload, 'home-carousel-items', { title: 'Ajánló', url: '/terkep', picture: large })).toBeGreaterThan(0);
  });

  test('is checked at any depth for width, display period and author, with its field', async () => {
    const narrow = await picture({ width: 900 });
    const early = await picture({ width: 1600, shownFrom: '2099-05-04T08:00:00.000Z' });
    const over = await picture({ width: 1600, shownUntil: '2020-01-01T11:00:00.000Z' });
    const nobodys = await picture({ width: 1600, credit: null });
    const problems = await checkImages(req, 'top-locations', {
      picture: narrow,
      sections: [
        { blockType: 'gallery', pictures: [early, over] },
        { blockType: 'text', picture: nobodys },
      ],
    });
    expect(problems.map(({ severity, message, at }) => [severity, message.hu.split(/[;:.(]/)[0], at?.field])).toEqual([
      ['warning', 'A kép 900 képpont széles', 'picture'],
      ['warning', 'A kép csak ekkortól mutatható', 'sections.0.pictures'],
      ['warning', 'A kép lejárt ', 'sections.0.pictures'],
      ['warning', 'A képnél nincs megadva, ki készítette, vagy milyen jogon használjuk', 'sections.1.picture'],
    ]);
    expect(problems[1]?.message.hu).toContain('2099. 05. 04. 10:00');
  });

  test('without a description prevents publication; the check names the picture and links to it', async () => {
    const bare = await picture({ width: 1600, altEn: '' });
    const [problem] = await checkImages(req, 'news', { picture: bare });
    expect(problem).toMatchObject({ severity: 'error', at: { field: 'picture' }, elsewhere: { collection: 'media', id: bare } });
    expect(problem?.message.hu).toMatch(/^„[^”]+” leírása hiányzik/);
  });

  test('is not reported when it is absent or valid', async () => {
    expect(await checkImages(req, 'news', { picture: null, gallery: [] })).toEqual([]);
    expect(await checkImages(req, 'news', { picture: await picture({ width: 1600 }) })).toEqual([]);
  });
});
