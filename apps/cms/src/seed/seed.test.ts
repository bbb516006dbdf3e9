import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { itemsByScreen, readSeedContent, type SeedContent, type SeedSection } from '@liget/seed';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_SIZES } from '../features/media/image-sizes/image-sizes.ts';
import { ensureRevision } from '../platform/content-revision/raise.ts';
import { loadContentRevision } from '../platform/content-revision/revision.ts';
import { temporaryDatabase } from '../testing/databases/temporary-database.ts';
import { openImageCache } from './image-cache.ts';
import { seed } from './seed.ts';

/** As in scripts/services/services.ts: the end-to-end tests' preparation needs the same images. */
const render = await openImageCache(path.resolve(import.meta.dirname, '../../../../node_modules/.cache/liget-seed-images'));
// Of yesterday: the service refuses stories of the future, and announcements that have ended.
const now = Temporal.Now.zonedDateTimeISO('Europe/Budapest').subtract({ days: 1 }).with({ hour: 21, minute: 55 });

/** The content cut down to one place with all kinds of sections and what belongs to it; pictures and documents are few. */
function reduced(content: SeedContent): SeedContent {
  const [place, event, release, category, information] = [
    content.topLocations[0],
    content.events[0],
    content.pressReleases.find(({ attachments }) => attachments),
    content.galleries[0],
    content.visitorInformation[0],
  ];
  const [project, type, location, picture] = [
    content.projects[0],
    content.eventTypes.find(({ key }) => key === event?.type),
    content.eventLocations.find(({ key }) => key === event?.location),
    place?.picture,
  ];
  if (!place || !event || !release || !category || !information || !project || !type || !location || !picture)
    throw new Error('The seed content has too little for this test');
  const gallery = category.galleries[0];
  const pictured = <Item extends object>(item: Item) => ({ ...item, picture });
  const items = new Set<unknown>(Object.values(itemsByScreen(content)));
  const emptied = (document: object) =>
    Object.fromEntries(Object.entries(document).map(([name, value]) => [name, items.has(value) ? [] : value]));
  return {
    ...content,
    ...emptied(content),
    information: emptied(content.information) as SeedContent['information'],
    topLocations: [{ ...place, projects: [project.key], sections: place.sections.map((section) => onePicture(section, picture)) }],
    projects: [{ ...project, picture, gallery: [picture], sections: [], topLocation: place.key }],
    projectReview: {
      ...content.projectReview,
      years: content.projectReview.years.slice(0, 1).map((year) => Object.assign(pictured(year), { projects: [project.key] })),
    },
    eventTypes: [type],
    eventLocations: [{ ...location, topLocation: place.key }],
    eventSeries: content.eventSeries.filter(({ key }) => key === event.series).map(pictured),
    // Another picture of the same scene.
    events: [{ ...event, picture, gallery: [{ ...picture, seed: picture.seed + 1 }] }],
    // Texts of the place say how far the second one is.
    amenities: [...content.amenities.slice(0, 2), ...content.amenities.slice(2, 3).map((each) => ({ ...each, topLocation: place.key }))],
    pressReleases: [{ ...release, picture, gallery: [] }],
    galleries: [{ ...category, picture, galleries: gallery ? [{ ...gallery, items: gallery.items.slice(0, 2).map(pictured) }] : [] }],
    visitorInformation: [{ ...information, picture, sections: [] }],
    professionalDocuments: content.professionalDocuments.slice(0, 1),
    metadata: content.metadata.map(pictured),
    homeCarousels: content.homeCarousels.slice(0, 1).map(pictured),
    staticImages: content.staticImages.slice(0, 1).map(pictured),
  };
}

function onePicture(
  section: SeedContent['topLocations'][number]['sections'][number],
  picture: SeedContent['events'][number]['picture'],
): typeof section {
  if (section.kind === 'text') return { ...section, picture };
  if (section.kind === 'gallery') return { ...section, pictures: [picture] };
  if (section.kind === 'activities') return { ...section, items: section.items.map((item) => Object.assign({}, item, { picture })) };
  return section;
}

const getTitle = (section: SeedSection | undefined) => (section && 'title' in section ? section.title.hu : undefined);

const content = reduced(readSeedContent());
const place = content.topLocations[0];

describe('an empty database', { shuffle: false }, () => {
  let payload: Payload;
  let directory: string;
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);

  const findStored = async (collection: string) => {
    const { docs } = await payload.find({ collection, locale: 'all', depth: 0, limit: 0, sort: 'id' });
    return docs.map((document): Record<string, unknown> => ({ ...document }));
  };
  const first = async (collection: string): Promise<Record<string, unknown>> => {
    const [document] = await findStored(collection);
    if (!document) throw new Error(`There is nothing in ${collection}`);
    return document;
  };

  beforeAll(async () => {
    ({ payload, directory } = await temporaryDatabase());
    await ensureRevision(payload);
  });

  test('stays empty when seeding fails half-way, so that it can begin again', async () => {
    const broken = { ...content, events: content.events.map((event) => ({ ...event, location: 'nowhere' })) };
    await expect(seed(payload, broken, { now: now.toInstant(), log, render })).rejects.toThrow(
      /events ".*" failed.*"nowhere" of event-locations/,
    );
    for (const collection of ['media', 'top-locations', 'event-categories']) expect(await findStored(collection)).toEqual([]);
    expect(await loadContentRevision(payload)).toBe(0);
  });

  test('is filled once, tells how far it is, and raises the revision once', async () => {
    lines.length = 0;
    expect(await seed(payload, content, { now: now.toInstant(), log, render })).toBe(true);
    expect(lines[0]).toBe('Pictures 5/5');
    expect(await loadContentRevision(payload)).toBe(1);
  });

  test('has documents in both languages, with their rows, blocks and rich text', async () => {
    expect(await first('top-locations')).toMatchObject({ title: place?.title, slug: place?.slug, _status: 'published' });
    const sections = (await first('top-locations'))['sections'] as Record<string, unknown>[];
    expect(sections.map(({ blockType, title }) => ({ blockType, title }))).toEqual(
      place?.sections.map((section) => ({ blockType: section.kind, title: 'title' in section ? section.title : undefined })),
    );
    const gallery = content.galleries[0]?.galleries[0];
    expect((await first('galleries'))['items']).toMatchObject(
      gallery?.items.map(({ title, description }) => ({ title, description })) ?? [],
    );
    expect(await first('press-releases')).toMatchObject({ body: { hu: { root: {} }, en: { root: {} } }, attachments: [expect.anything()] });
    const settings = await payload.findGlobal({ slug: 'site-settings', locale: 'all', depth: 0 });
    expect(settings).toMatchObject({
      company: { name: content.siteSettings.company.name },
      privacyPolicy: { title: content.privacyPolicy.title },
    });
  });

  test('has pictures that name the others of their scene, the place’s in each season', async () => {
    const pictures = await findStored('media');
    // They are drawn side by side, so that their ids say nothing about their order.
    const getName = (id: unknown) => String(pictures.find((picture) => picture['id'] === id)?.['filename']);
    const alternates = Object.fromEntries(pictures.map(({ id, alternates: ids }) => [getName(id), [ids].flat().map(getName)]));
    const inOtherSeasons = ['balloon-spring-gold-1.jpg', 'balloon-autumn-gold-1.jpg', 'balloon-winter-gold-1.jpg'];
    expect(alternates).toMatchObject({
      'balloon-summer-gold-1.jpg': [...inOtherSeasons, 'balloon-summer-gold-2.jpg'],
      'balloon-summer-gold-2.jpg': [...inOtherSeasons, 'balloon-summer-gold-1.jpg'],
    });
    expect(new Set(pictures.map(({ season }) => season)).size).toBe(4);
  });

  test('has the holidays on which its houses are closed', async () => {
    // Those of the next year: this year's may be over.
    const [christmas, newYear] = [now.year + 1, now.year + 2];
    const place = await first('top-locations');
    expect(place['exceptions']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          day: `${christmas}-12-24T11:00:00.000Z`,
          until: `${christmas}-12-26T11:00:00.000Z`,
          opens: null,
          note: { hu: 'Karácsony', en: 'Christmas' },
        }),
        expect.objectContaining({ day: `${newYear}-01-01T11:00:00.000Z`, until: null, note: { hu: 'Újév', en: 'New Year’s Day' } }),
      ]),
    );
    const amenities = await findStored('amenities');
    expect(amenities.map(({ topLocation }) => topLocation)).toEqual([null, null, place['id']]);
  });

  test('has relations both ways, and derived times', async () => {
    const [location, project] = [await first('top-locations'), await first('projects')];
    expect(location['projects']).toEqual([project['id']]);
    expect(project['topLocation']).toBe(location['id']);
    expect(await first('events')).toMatchObject({
      category: content.events[0]?.category,
      firstStart: expect.stringMatching(/Z$/),
      lastEnd: expect.stringMatching(/Z$/),
    });
    expect((await findStored('event-categories')).map(({ id, slug }) => [id, slug])).toEqual([
      [1, 'cultural'],
      [2, 'outdoor'],
      [3, 'family'],
      [4, 'sport'],
    ]);
  });

  test('keeps its pictures, described in both languages, with a file for every size', async () => {
    const pictures = await findStored('media');
    expect(pictures).toHaveLength(5);
    expect(pictures[0]).toMatchObject({
      altHu: expect.any(String),
      altEn: expect.any(String),
      licenceKind: 'cc-by',
      width: 1600,
      height: 1067,
      focalX: 50,
    });
    const sizes = (await first('media'))['sizes'] as Record<string, { filename: string; filesize: number }>;
    expect(Object.keys(sizes)).toEqual(ALL_SIZES.map(({ name }) => name));
    for (const { filename, filesize } of Object.values(sizes))
      expect((await stat(path.join(directory, 'media', filename))).size).toBe(filesize);
  });

  test('has real PDFs', async () => {
    const names = await readdir(path.join(directory, 'files'));
    expect(names).toContain(content.professionalDocuments[0]?.file.fileName);
    for (const name of names) expect((await readFile(path.join(directory, 'files', name))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('is not changed by a second run', async () => {
    const before = await findStored('events');
    expect(await seed(payload, content, { now: now.add({ hours: 48 }).toInstant(), log, render })).toBe(false);
    expect(await findStored('events')).toEqual(before);
    expect(await findStored('media')).toHaveLength(5);
    expect(await loadContentRevision(payload)).toBe(1);
  });

  test('lets an editor change one language of a block without losing the other', async () => {
    const location = await first('top-locations');
    const inEnglish = await payload.findByID({ collection: 'top-locations', id: Number(location['id']), locale: 'en', depth: 0 });
    const [head, ...rest] = inEnglish['sections'] as Record<string, unknown>[];
    const sections = [{ ...head, title: 'Changed' }, ...rest];
    await payload.update({ collection: 'top-locations', id: Number(location['id']), locale: 'en', data: { sections }, depth: 0 });
    const [changed, ...others] = (await first('top-locations'))['sections'] as Record<string, unknown>[];
    expect(changed).toMatchObject({ title: { hu: getTitle(place?.sections[0]), en: 'Changed' } });
    // Links to our own pages follow them already, so that a save leaves them as they are.
    expect(others).toEqual((location['sections'] as unknown[]).slice(1));
    expect(JSON.stringify(others)).toContain('"linkType":"internal"');
    expect(await loadContentRevision(payload)).toBe(2);
  });

  test('cuts all sizes of an editor’s own upload', async () => {
    const data = await readFile(path.join(directory, 'media', String((await first('media'))['filename'])));
    const created = await payload.create({
      collection: 'media',
      data: { altHu: 'Saját kép', altEn: 'A picture of our own', credit: 'Kiss Anna', licenceKind: 'own' },
      file: { data, mimetype: 'image/jpeg', name: 'own.jpg', size: data.length },
    });
    expect(created).toMatchObject({
      sizes: {
        square_md: { filename: expect.stringMatching(/^own-[0-9a-f]{6}-square_md\.webp$/), width: 640 },
        portrait_lg: { width: 1080 },
        share: { filename: expect.stringMatching(/^own-[0-9a-f]{6}-share\.jpg$/), width: 1200, height: 630, mimeType: 'image/jpeg' },
      },
    });
  });
});
