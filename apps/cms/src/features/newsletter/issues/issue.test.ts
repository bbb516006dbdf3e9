import { beforeEach, describe, expect, test } from 'vitest';
import { createApiClient, createDraft, publish } from '../../../testing/test-content.ts';
import { openNewsletter } from '../../../testing/test-newsletter.ts';
import { readIssueContent } from './issue.ts';

const { payload, editor, program, news, basics, ask, createSubscribers, createIssue } = await openNewsletter();

beforeEach(async () => {
  for (const collection of ['newsletter-subscriptions', 'newsletters']) await payload.db.deleteMany({ collection, where: {} });
});

describe('a newsletter', () => {
  test('is previewed exactly as it is sent, for editors only, in a sandbox', async () => {
    const id = await createIssue();
    const response = await createApiClient(payload).request(`/newsletters/${id}/letter`, { headers: editor });
    expect(response.headers.get('content-security-policy')).toBe('sandbox');
    const html = await response.text();
    for (const words of ['Kedves Olvasó!', 'Ajánljuk', 'Mikulás a Ligetben', '2099. dec. 6. v. 10:00–12:00', 'Őszi séta', 'Leiratkozás'])
      expect(html).toContain(words);
    expect(html).toMatch(/src="http:\/\/localhost:3000\/media\/[^"]+\.(jpg|jpeg)"/);
    expect((await ask('GET', `/newsletters/${id}/letter`, undefined, {})).status).toBe(401);
    expect((await ask('GET', '/newsletters/999999/progress')).status).toBe(404);
  });

  test('leaves out unpublished items', async () => {
    const draft = await createDraft(payload, 'news', { title: 'Titkos hír', publishedOn: '2026-11-01T00:00:00.000Z' });
    const id = await createIssue({ sections: [{ title: 'Hírek', news: [draft] }] });
    const html = await (await createApiClient(payload).request(`/newsletters/${id}/letter`, { headers: editor })).text();
    expect(html).not.toMatch(/Titkos hír|>Hírek</);
  });

  test('shows the number of recipients and the omitted items with reasons before it is sent', async () => {
    await createSubscribers(3);
    const draft = await createDraft(payload, 'news', { title: 'Adventi műhely', publishedOn: '2026-11-01T00:00:00.000Z' });
    await payload.db.updateOne({ collection: 'events', id: program, data: { lastEnd: '2020-12-06T11:00:00.000Z' } });
    const id = await createIssue({ sections: [{ title: 'Ajánljuk', programs: [program], news: [news, draft] }] });
    const { body } = await ask('GET', `/newsletters/${id}/progress`);
    const html = await (await createApiClient(payload).request(`/newsletters/${id}/letter`, { headers: editor })).text();
    await payload.db.updateOne({ collection: 'events', id: program, data: { lastEnd: '2099-12-06T11:00:00.000Z' } });
    expect(body).toMatchObject({
      plan: {
        recipients: 3,
        isTried: false,
        omissions: [
          { collection: 'events', id: program, title: 'Mikulás a Ligetben', reason: 'over' },
          { collection: 'news', id: draft, title: 'Adventi műhely', reason: 'unpublished' },
        ],
      },
    });
    expect(html).not.toContain('Mikulás a Ligetben');
  });

  test('describes cancelled and postponed events, and its editor sees them before', async () => {
    const day = { start: '2099-12-08T11:00:00.000Z', allDay: true };
    const createOff = (title: string, status: string) => publish(payload, 'events', { ...basics, title, status, dates: [day] });
    const [off, late] = [await createOff('Lámpás séta', 'cancelled'), await createOff('Papírra bízva', 'postponed')];
    const id = await createIssue({ sections: [{ title: 'Ajánljuk', programs: [off, program, late], news: [] }] });
    const html = await (await createApiClient(payload).request(`/newsletters/${id}/letter`, { headers: editor })).text();
    expect(html).toContain('Elmarad: 2099. dec. 8. k.<');
    expect(html).toContain('Elhalasztva · Eredeti időpont: 2099. dec. 8. k.<');
    expect((await ask('GET', `/newsletters/${id}/progress`)).body).toMatchObject({
      plan: {
        omissions: [],
        offPrograms: [
          { id: off, title: 'Lámpás séta', state: 'cancelled' },
          { id: late, title: 'Papírra bízva', state: 'postponed' },
        ],
      },
    });
  });
});

test('an email has the park’s data in place of placeholders', async () => {
  await payload.updateGlobal({
    slug: 'site-settings',
    locale: 'hu',
    data: { privacyPolicy: { title: 'Adatvédelem' }, phone: '+36 1 000 0000' },
  });
  const sections = [{ title: 'Hívjon: {telefon}', programs: [program], news: [] }];
  const issue = {
    id: 1,
    subject: 'Új szám: {telefon}',
    preheader: '{telefon}',
    intro: 'A szám {telefon}.',
    sections,
    topics: [],
    status: 'draft' as const,
  };
  const { heading, preheader, blocks } = await readIssueContent(payload, issue, Temporal.Now.instant());
  expect([heading, preheader]).toEqual(['Új szám: +36 1 000 0000', '+36 1 000 0000']);
  expect(blocks.slice(0, 2)).toEqual([
    { kind: 'paragraph', text: 'A szám +36 1 000 0000.' },
    { kind: 'heading', text: 'Hívjon: +36 1 000 0000' },
  ]);
});
