import type { SearchAnswer } from '@liget/content-api';
import { readSeedBaseMap } from '@liget/seed';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { openForPeople } from '../../../testing/accounts/test-people.ts';
import { createApiClient, createDraft, publish, richText } from '../../../testing/test-content.ts';
import { clearRevision } from '../../content-revision/revision.ts';
import { findBySlug } from '../published.ts';

const { payload, act } = await openForPeople();
const ask = createApiClient(payload);

const setPrices = (amount: number) =>
  payload.updateGlobal({
    slug: 'site-settings',
    locale: 'hu',
    data: {
      privacyPolicy: { title: 'Adatvédelem' },
      phone: '+36 1 000 0000',
      openingHours: 'Hétfőtől péntekig 09:00–17:00',
      prices: [{ key: 'ballon-felnott', amount, name: 'Ballon' }],
    },
  });

await payload.updateGlobal({ slug: 'ground-plan', data: { plan: readSeedBaseMap() } });
await publish(
  payload,
  'top-locations',
  {
    title: 'Zene Háza',
    slug: 'zene-haza',
    latitude: 47.51347,
    longitude: 19.08283,
    hours: [{ weekdays: ['2', '3', '4', '5', '6', '7'], opens: '10:00', closes: '18:00' }],
  },
  { title: 'House of Music', slug: 'house-of-music' },
);
await publish(payload, 'amenities', { title: 'M1 Hősök tere', kind: 'metro', latitude: 47.51426, longitude: 19.07688 });
await setPrices(6000);
await payload.updateGlobal({
  slug: 'site-settings',
  locale: 'en',
  data: { privacyPolicy: { title: 'Privacy' }, openingHours: 'Monday to Friday, 09:00–17:00' },
});

const TEXT =
  'Ár: {ar:ballon-felnott}. Nyitva: {nyitvatartas:zene-haza}. Séta: {gyalog:m1-hosok-tere:zene-haza} perc. Hívható: {telefon}, {telefon-ideje}.';

/** A page as visitors get it: lead, text and the value of a fact. */
async function readPage(locale: 'hu' | 'en', slug: string): Promise<string[]> {
  const { body } = await ask.json(`/${locale}/visitor-information/${slug}`);
  const { data } = body as { data: { lead: string; html: string; sections: { facts: { value: string }[] }[] } };
  return [data.lead, data.html, data.sections[0]?.facts[0]?.value ?? ''].map((text) => text.replaceAll(/\u00A0|&nbsp;/gu, ' '));
}

describe('a text with placeholders', () => {
  beforeAll(async () => {
    const sections = [{ blockType: 'facts', anchor: 'adatok', title: 'Adatok', facts: [{ label: 'Jegy', value: '{ar:ballon-felnott}' }] }];
    await publish(
      payload,
      'visitor-information',
      { title: 'Árak', slug: 'arak', theme: 'blue', lead: 'A jegy {ár:ballon-felnott}.', body: richText(TEXT), sections },
      {
        title: 'Prices',
        slug: 'prices',
        lead: 'A ticket is {ar:ballon-felnott}.',
        body: richText('Open {nyitvatartas:house-of-music}, {telefon-ideje}.'),
      },
    );
  });

  test('shows the park’s data in each language, in leads, texts and sections', async () => {
    const [lead, body, fact] = await readPage('hu', 'arak');
    expect(lead).toBe('A jegy 6000 Ft.');
    expect(body).toMatch(
      /^<p>Ár: 6000 Ft\. Nyitva: kedd–vasárnap 10:00–18:00\. Séta: \d+ perc\. Hívható: \+36 1 000 0000, hétfőtől péntekig 09:00–17:00\.<\/p>$/u,
    );
    expect(fact).toBe('6000 Ft');
    expect(await readPage('en', 'prices')).toEqual([
      'A ticket is HUF 6,000.',
      '<p>Open Tue–Sun 10:00–18:00, Monday to Friday, 09:00–17:00.</p>',
      'HUF 6,000',
    ]);
  });

  test('follows changes of the data on the page and in the search without a save', async () => {
    const excerpt = async () => {
      const { body } = await ask.json('/hu/search?q=jegy');
      return (body as SearchAnswer).data.map((result) => result.excerpt.replaceAll('\u00A0', ' ')).join('|');
    };
    expect(await excerpt()).toContain('6000 Ft');
    await setPrices(12_000);
    expect((await readPage('hu', 'arak'))[0]).toBe('A jegy 12 000 Ft.');
    expect(await excerpt()).toContain('12 000 Ft');
    await setPrices(6000);
  });

  test('has the same values in the preview of a draft', async () => {
    const id = await createDraft(payload, 'visitor-information', {
      title: 'Új',
      slug: 'uj',
      theme: 'blue',
      lead: 'Csak {ar:ballon-felnott}.',
    });
    clearRevision(payload);
    const read = await findBySlug({ payload, locale: 'hu', draft: { collection: 'visitor-information', id } }, 'visitor-information', 'uj');
    expect(read?.text('lead').replaceAll('\u00A0', ' ')).toBe('Csak 6000 Ft.');
  });

  test('has a fallback text, never the placeholder, when the data no longer exist', async () => {
    await payload.updateGlobal({ slug: 'site-settings', locale: 'hu', data: { privacyPolicy: { title: 'Adatvédelem' }, prices: [] } });
    expect((await readPage('hu', 'arak'))[0]).toBe('A jegy a helyszínen kiírt áron.');
    await setPrices(6000);
  });

  test('finds a place by its former slug', async () => {
    const id = await publish(payload, 'top-locations', {
      title: 'Régi',
      slug: 'regi',
      latitude: 47.514,
      longitude: 19.083,
      hours: [{ weekdays: ['1'], opens: '10:00', closes: '11:00' }],
    });
    await publish(payload, 'visitor-information', {
      title: 'Régiről',
      slug: 'regirol',
      theme: 'blue',
      lead: 'Nyitva {nyitvatartas:regi}.',
    });
    await payload.update({ collection: 'top-locations', id, locale: 'hu', data: { slug: 'uj-cime', _status: 'published' } });
    expect((await readPage('hu', 'regirol'))[0]).toBe('Nyitva hétfő 10:00–11:00.');
  });
});

describe('publication is refused with an error at the field', () => {
  const split = richText('{ar:');
  const [paragraph] = split.root.children;
  const bold = {
    ...paragraph,
    children: [...(paragraph?.children ?? []), { ...paragraph?.children[0], text: 'ballon-felnott}', format: 1 }],
  };

  test('for placeholders without data', () =>
    everyRow(
      [
        { fields: { lead: '{ar:balon}' }, path: 'lead', hu: /Nem található, amit \{ar:balon\} megnevez. Ilyenek vannak: ballon-felnott/u },
        { fields: { lead: '{arr:ballon}' }, path: 'lead', hu: /Nincs ilyen beillesztett adat: \{arr:ballon\}/u },
        { fields: { lead: '{gyalog:zene-haza}' }, path: 'lead', hu: /Így kell írni: \{gyalog:honnan:hova\}/u },
        { fields: { title: '{nyitvatartas:zene}' }, path: 'title', hu: /Ilyenek vannak: zene-haza/u },
        { fields: { body: richText('{telefon:ballon}') }, path: 'body', hu: /Nem található, amit \{telefon:ballon\} megnevez/u },
        { fields: { body: { root: { ...split.root, children: [bold] } } }, path: 'body', hu: /egyben írja: \{ar:ballon-felnott\}/u },
        {
          fields: { sections: [{ blockType: 'facts', anchor: 'a', title: 'A', facts: [{ label: 'B', value: '{ar:x}' }] }] },
          path: 'sections.0.facts.0.value',
          hu: /Nem található, amit \{ar:x\} megnevez/u,
        },
      ],
      ({ path, hu }) => `${path} ${String(hu)}`,
      async ({ fields, path, hu }) => {
        const data = { title: 'Hibás', slug: `hibas-${Math.random()}`.replace('0.', ''), theme: 'blue', _status: 'published', ...fields };
        const { status, body } = await act('POST', '/visitor-information?locale=hu', { as: 'editor', data });
        const { errors = [] } = body as { errors?: { data?: { errors?: { path: string; message: string }[] } }[] };
        expect(status).toBe(400);
        const error = errors[0]?.data?.errors?.find((one) => one.path === path);
        expect(error?.message).toMatch(hu);
      },
    ));

  test('and the publish checks report it before', async () => {
    const id = await createDraft(payload, 'visitor-information', {
      title: 'Piszkozat',
      slug: 'piszkozat',
      theme: 'blue',
      lead: '{ar:semmi}',
    });
    const { body } = await act('GET', `/visitor-information/${id}/problems`, { as: 'editor' });
    expect(JSON.stringify(body)).toContain('Nem található, amit {ar:semmi} megnevez');
  });
});
