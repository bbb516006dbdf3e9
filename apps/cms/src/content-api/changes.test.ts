import { type Changes, endpoints } from '@liget/content-api';
import { createDraftCredential, INSTANT_HEADER } from '@liget/content-api/preview';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { createPicture } from '../testing/media/test-uploads.ts';
import { NOON } from '../testing/test-content.ts';
import { openContentApi } from '../testing/test-content-api.ts';
import { everyEndpoint } from '../testing/test-endpoints.ts';

const SECRET = 'a secret of previews, longer than thirty-two signs';
const AUTHORIZATION = `Bearer ${createDraftCredential(SECRET)}`;

/** Pages that take enquiries offer the days of the coming year on which their place is open. */
async function takeEnquiries(): Promise<void> {
  const { docs } = await payload.find({ collection: 'top-locations', depth: 0, limit: 1, sort: 'id' });
  const enquiryPlace = docs[0]?.id ?? 0;
  const exceptions = [{ day: '2027-01-12T11:00:00.000Z' }];
  await payload.update({ collection: 'top-locations', id: enquiryPlace, locale: 'hu', data: { exceptions, _status: 'published' } });
  for (const collection of ['visitor-information', 'business-partner-items'] as const)
    await payload.update({
      collection,
      where: { _status: { equals: 'published' } },
      locale: 'hu',
      data: { takesEnquiries: true, enquiryPlace, _status: 'published' },
    });
}

const {
  payload,
  ask,
  ids: basics,
} = await openContentApi({ withEvents: true, environment: { PREVIEW_SECRET: SECRET, PUBLIC_ORIGIN: 'https://liget.example' } });
const winter = await createPicture(payload);
const save = (id: number, data: object) => payload.update({ collection: 'media', id, data });
await save(winter, { season: 'winter', altEn: 'The frozen lake' });
// Every document has this picture.
await save(basics.picture, { season: 'autumn', alternates: [winter] });
await takeEnquiries();

/** The answer computed for an instant: cached answers are the same by their keys alone. */
const readAt = async (locale: string, path: string, instant: string) => {
  const headers = { authorization: AUTHORIZATION, [INSTANT_HEADER]: Temporal.Instant.from(instant).toString() };
  const { status, body } = await ask.json(`/${locale}${path}`, { headers });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return body;
};

const listDeclared = (changes: Changes) =>
  everyEndpoint.filter(({ name }) => Object.entries(endpoints).some(([other, one]) => other === name && one.changes === changes));
const getName = ({ name, locale }: (typeof everyEndpoint)[number]) => `${name} in ${locale}`;

describe('an endpoint whose answer is declared to change', () => {
  it('by publication answers the same in another season, year and hour', () =>
    everyRow(listDeclared('by_publication'), getName, async ({ locale, path }) => {
      const answer = await readAt(locale, path, NOON);
      expect(await readAt(locale, path, '2027-01-15T05:30:00+01:00')).toEqual(answer);
      expect(await readAt(locale, path, '2029-07-02T21:15:00+02:00')).toEqual(answer);
    }));

  it('by day answers the same at every hour of a day in Budapest', () =>
    everyRow(listDeclared('by_day'), getName, async ({ locale, path }) => {
      const answer = await readAt(locale, path, '2026-11-20T00:00:00+01:00');
      expect(await readAt(locale, path, NOON)).toEqual(answer);
      expect(await readAt(locale, path, '2026-11-20T23:59:00+01:00')).toEqual(answer);
    }));
});

it('a preview of another instant shows the picture of its season, also in a draft', async () => {
  const { docs } = await payload.find({ collection: 'visitor-information', depth: 0, limit: 1, sort: 'id' });
  for (const path of ['/visitor-information/transport', `/preview/visitor-information/${docs[0]?.id}`]) {
    expect(await readAt('en', path, NOON)).toMatchObject({ data: { media: { lead: { alt: 'The lake' } } } });
    expect(await readAt('en', path, '2027-01-15T05:30:00+01:00')).toMatchObject({ data: { media: { lead: { alt: 'The frozen lake' } } } });
  }
});
