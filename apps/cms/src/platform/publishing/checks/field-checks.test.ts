import { createLocalReq, isolateObjectProperty } from 'payload';
import { describe, expect, test } from 'vitest';
import { openForPeople } from '../../../testing/accounts/test-people.ts';
import { createPicture } from '../../../testing/media/test-uploads.ts';
import { createDraft, publish, richText } from '../../../testing/test-content.ts';
import { checkFields } from './field-checks.ts';
import { PublishCheck } from './publish-check.ts';

const { payload, act } = await openForPeople();

async function listErrors(collection: string, id: number): Promise<string[]> {
  const { body } = await act('GET', `/${collection}/${id}/problems`, { as: 'editor' });
  return PublishCheck.parse(body).problems.map(
    ({ severity, message, at }) => `${severity} ${at?.field ?? '–'} ${at?.locale ?? '–'}: ${message.hu}`,
  );
}
const dates = [{ start: '2030-12-01T17:00:00.000Z', end: '2030-12-01T18:00:00.000Z' }];

describe('the publish checks report the errors of the fields’ validators', () => {
  test('for a magazine article without a date, or with a future date', async () => {
    const id = await createDraft(payload, 'news', { title: 'Dátum nélkül', publishedOn: null });
    expect(await listErrors('news', id)).toContainEqual(expect.stringMatching(/^error publishedOn –: A cikk dátuma: /));
    await payload.update({ collection: 'news', id, draft: true, data: { publishedOn: '2040-12-10T08:00:00.000Z' } });
    expect(await listErrors('news', id)).toContainEqual(
      expect.stringMatching(/^error publishedOn –: A cikk dátuma: Ez a dátum még nem jött el\./),
    );
  });

  test('but not for chosen names, optional names, or names that are the same in both languages', async () => {
    const menu = await publish(payload, 'menus', { name: 'HeaderVisitors' });
    const image = await publish(payload, 'static-images', { key: 'newsletter', picture: await createPicture(payload) });
    const paper = await createDraft(payload, 'professional-documents', { title: 'Terv', group: 'Tervek' });
    const results = [
      await listErrors('menus', menu),
      await listErrors('static-images', image),
      await listErrors('professional-documents', paper),
    ];
    expect(results.map((problems) => problems.filter((problem) => /^\w+ (title|name) /.test(problem)))).toEqual([[], [], []]);
  });

  test('except a future date when publication is scheduled for it', async () => {
    const publishedOn = '2040-12-10T08:00:00.000Z';
    const id = await createDraft(payload, 'news', { title: 'Időzített', publishedOn, body: richText('Szöveg') });
    const scheduleAt = async (at: string) => act('POST', `/news/${id}/schedule`, { as: 'editor', data: { action: 'publish', at } });
    expect((await scheduleAt(publishedOn)).status).toBe(200);
    expect((await listErrors('news', id)).filter((problem) => problem.startsWith('error'))).toEqual([]);
    await payload.update({ collection: 'news', id, draft: true, data: { publishedOn: '2040-12-11T08:00:00.000Z' } });
    expect(await listErrors('news', id)).toContainEqual(expect.stringContaining('error publishedOn'));
  });

  test('for an unsafe URL of an event, with the row’s number, and without duplicates', async () => {
    const id = await createDraft(payload, 'events', {
      title: 'Hibás',
      registerUrl: 'javascript:alert(1)',
      status: 'scheduled',
      dates: [{ allDay: true }],
    });
    const problems = await listErrors('events', id);
    expect(problems).toContainEqual(expect.stringMatching(/^error registerUrl –: Regisztráció hivatkozása: Így adja meg/));
    expect(problems).toContainEqual(expect.stringMatching(/^error dates\.0\.start –: .* 1 › /));
    expect(problems.filter((problem) => problem.includes(' category '))).toEqual(['error category –: Nincs kategóriája.']);
  });

  test('also those that apply only to what is published, such as the end of an announcement', async () => {
    const id = await createDraft(payload, 'public-announcements', { title: 'Vihar jön' });
    expect(await listErrors('public-announcements', id)).toContainEqual(
      expect.stringMatching(/^error shownUntil .*Adja meg, meddig látszik\.$/),
    );
  });

  test('but none for a complete document', async () => {
    const category = await publish(payload, 'event-categories', { slug: 'zene', name: 'Zene' });
    const id = await publish(payload, 'events', { title: 'Ép', category, status: 'scheduled', dates }, { title: 'Sound' });
    expect((await listErrors('events', id)).filter((problem) => problem.startsWith('error'))).toEqual([]);
  });
});

test('a picture without a description is reported once, also when the document shows it twice', async () => {
  const picture = await createPicture(payload);
  await payload.db.updateOne({ collection: 'media', id: picture, data: { altEn: '' } });
  const id = await createDraft(payload, 'galleries', { title: 'Képek', items: [{ picture }, { picture }] });
  const undescribed = (await listErrors('galleries', id)).filter((problem) => problem.includes('leírása hiányzik'));
  expect(undescribed).toEqual([expect.stringMatching(/^error items\.0\.picture –: „/)]);
});

describe('missing English texts', () => {
  test('are reported for each field when there is an English title', async () => {
    const category = await publish(payload, 'event-categories', { slug: 'tanc', name: 'Tánc' });
    const hungarian = { title: 'Táncház', organizer: 'Néprajzi Műhely', price: '2000 Ft', category, status: 'scheduled', dates };
    const id = await publish(payload, 'events', hungarian, { title: 'Dance house' });
    expect(await listErrors('events', id)).toEqual(
      expect.arrayContaining(['warning organizer en: Angolul hiányzik: Szervező.', 'warning price en: Angolul hiányzik: Ár.']),
    );
    const untranslated = await publish(payload, 'events', { ...hungarian, title: 'Csak magyarul' });
    const problems = await listErrors('events', untranslated);
    expect(problems.filter((problem) => problem.includes('organizer'))).toEqual([]);
    expect(problems).toContainEqual(expect.stringContaining('warning title en: Nincs angol változata'));
  });
});

describe('paths', () => {
  test('with a redirect to another page, and links to deleted items, are reported', async () => {
    const id = await publish(payload, 'news', { title: 'Elfedett', body: richText('Szöveg'), publishedOn: '2026-10-01T08:00:00.000Z' });
    await payload.create({
      collection: 'redirects',
      data: { from: '/magazin/elfedett', to: '/terkep', status: '301', overLivingPage: true },
    });
    expect(await listErrors('news', id)).toContainEqual(expect.stringContaining('warning slug hu: A címén átirányítás van'));
    const bar = await publish(payload, 'public-announcements', { title: 'Sáv', urlPage: { relationTo: 'news', value: id } });
    expect((await listErrors('public-announcements', bar)).join('\n')).not.toContain('urlPage');
    await payload.update({ collection: 'news', id, data: { _status: 'draft' } });
    expect(await listErrors('public-announcements', bar)).toContainEqual(
      expect.stringContaining('warning urlPage –: A kiválasztott tartalom'),
    );
  });
});

describe('a version', () => {
  test('is restored as a draft whatever the request asks for, while visitors see the published one', async () => {
    const id = await publish(payload, 'news', { title: 'Első szöveg', body: richText('Szöveg'), publishedOn: '2026-10-01T08:00:00.000Z' });
    await act('PATCH', `/news/${id}`, { as: 'editor', data: { title: 'Második szöveg', _status: 'published' } });
    const { docs } = await payload.findVersions({ collection: 'news', where: { parent: { equals: id } }, sort: 'updatedAt', limit: 1 });
    const restored = await act('POST', `/news/versions/${docs[0]?.id}?draft=false`, { as: 'editor' });
    expect(restored.status).toBe(200);
    expect(await payload.findByID({ collection: 'news', id, depth: 0 })).toMatchObject({ title: 'Második szöveg', _status: 'published' });
    expect(await payload.findByID({ collection: 'news', id, depth: 0, draft: true })).toMatchObject({
      title: 'Első szöveg',
      _status: 'draft',
    });
    const { body } = await act('GET', `/news/${id}/history`, { as: 'editor' });
    expect(body).toMatchObject({
      entries: [
        { by: 'editor', isPublished: false, at: expect.stringMatching(/^\d{4}-/) },
        { by: 'editor', isPublished: true },
        { by: null },
      ],
    });
  });

  test('has the name of its author, which requests cannot set', async () => {
    const id = await publish(payload, 'news', { title: 'Ki írta', body: richText('Szöveg'), publishedOn: '2026-10-01T08:00:00.000Z' });
    await act('PATCH', `/news/${id}?draft=true`, { as: 'editor', data: { title: 'Ki írta?', savedBy: 'valaki más', _status: 'draft' } });
    expect(await payload.findByID({ collection: 'news', id, depth: 0, draft: true })).toMatchObject({ savedBy: 'editor' });
  });
});

test('the checks leave the language of the request as it is, also through the proxy that Payload passes in a restoration', async () => {
  const req = await createLocalReq({ locale: 'hu' }, payload);
  const before = [req.locale, req.i18n.language, req.t('general:save')];
  const documents = { hu: { title: 'Oldal' }, en: { title: 'Page' } };
  await checkFields({ req: isolateObjectProperty(req, 'transactionID'), collection: 'pages', id: 0, documents });
  expect([req.locale, req.i18n.language, req.t('general:save')]).toEqual(before);
});
