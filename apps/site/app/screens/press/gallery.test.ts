import { describe, expect, test } from 'vitest';
import { getCategoryParams, getGalleryArchive, toGalleryPicture, toGalleryTeaser } from './gallery.ts';
import { toAttachments, toReleaseRow } from './press-release.ts';

const rendition = { src: '/media/tavasz-960.webp', width: 960, height: 640 };
const image = {
  sm: rendition,
  md: rendition,
  lg: rendition,
  alt: 'Csónak a tavon',
  caption: null,
  credit: 'Liget',
  licence: 'CC BY 4.0',
  colour: '#102030',
  original: { src: '/media/tavasz.png', width: 2400, height: 1600, mime_type: 'image/png', file_size: 1_240_000, file_name: 'tavasz.png' },
};
const pageItem = {
  id: 3,
  slug: 'a-to',
  slugs: { hu: 'a-to', en: 'the-lake' },
  language: 'hu' as const,
  updated_at: '2026-11-02T08:00:00+01:00',
};

describe('a picture of the media library', () => {
  test('has a download of the uploaded file with its type, size and dimensions', () => {
    const picture = toGalleryPicture({ src: rendition.src, title: 'Az első csónakok', description: '', image }, 1, 'hu');
    expect(picture).toMatchObject({ title: 'Az első csónakok', credit: 'Liget', licence: 'CC BY 4.0' });
    expect(picture.full).toEqual(rendition);
    expect(picture.download).toEqual({ url: '/media/tavasz.png', fileName: 'tavasz.png', facts: 'PNG, 1,2\u00a0MB, 2400 × 1600' });
  });

  test('without a title is named by its alternative text', () => {
    expect(toGalleryPicture({ src: rendition.src, title: '', description: '', image }, 0, 'en').title).toBe('Csónak a tavon');
  });
});

describe('the archive of a gallery', () => {
  const item = { src: rendition.src, title: '', description: '', image };

  test('has its size', () => {
    expect(getGalleryArchive({ slug: 'a-to', items: [item, item] }, 'hu')).toEqual({
      url: '/api/hu/galleries/a-to/download',
      fileName: 'a-to.zip',
      facts: 'ZIP, 2,5\u00a0MB',
      bytes: 2_480_000,
    });
  });

  test('does not exist without pictures', () => {
    expect(getGalleryArchive({ slug: 'a-to', items: [] }, 'en')).toBeNull();
  });
});

describe('URLs below the media library', () => {
  test('have the gallery below its category', () => {
    const gallery = { ...pageItem, title: 'A tó', lead: '', media: {}, published_at: '2026-11-01T09:00:00+01:00', count: 4 };
    expect(toGalleryTeaser(gallery, { slug: 'termeszet' }, 'hu')).toMatchObject({
      url: '/sajto/mediatar/termeszet/a-to',
      date: '2026. november 1.',
      count: 4,
    });
  });

  test('keep the slug of an untranslated category in the other language', () => {
    expect(getCategoryParams({ hu: 'termeszet', en: null })).toEqual({
      hu: { gallerycategory: 'termeszet' },
      en: { gallerycategory: 'termeszet' },
    });
  });
});

describe('the press room', () => {
  test('lists a release with its day', () => {
    const release = { ...pageItem, title: 'Megnyílt', lead: 'Ma.', media: {}, published_at: '2026-11-01T09:00:00+01:00' };
    expect(toReleaseRow(release, 'en')).toEqual({
      id: 3,
      url: '/en/press/a-to',
      title: 'Megnyílt',
      lang: 'hu',
      lead: 'Ma.',
      date: '1 November 2026',
      day: '2026-11-01',
    });
  });

  test('lists an attachment with its type, size and day of publication', () => {
    const file = { url: '/files/adatlap.pdf', title: 'Adatlap', file_name: 'adatlap.pdf', mime_type: 'application/pdf', file_size: 34_120 };
    expect(toAttachments({ attachments: [file], published_at: '2026-11-01T09:00:00+01:00' }, 'hu')).toEqual([
      {
        url: '/files/adatlap.pdf',
        title: 'Adatlap',
        fileName: 'adatlap.pdf',
        kind: 'PDF',
        size: '34\u00a0kB',
        date: '2026. november 1.',
        description: null,
      },
    ]);
  });
});
