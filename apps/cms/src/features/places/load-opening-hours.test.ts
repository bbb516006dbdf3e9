import { createLocalReq, type Payload } from 'payload';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadBalloonHours, loadLocationHours } from '../../platform/read-model/places/load-opening-hours.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { createDraft, publish } from '../../testing/test-content.ts';

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
});

const week = { weekdays: ['2', '3'], opens: '10:00', closes: '18:00' };
const noon = (day: string) => `${day}T11:00:00.000Z`;

describe('an exceptional day', () => {
  const formatHours = (exception: Record<string, unknown>) =>
    publish(payload, 'top-locations', {
      title: 'Hely',
      latitude: 47.51,
      longitude: 19.08,
      exceptions: [{ day: noon('2026-12-24'), ...exception }],
    }).then(
      () => [],
      (error: { data?: { errors?: { path: string; message: string }[] } }) =>
        error.data?.errors?.map(({ path, message }) => `${path}: ${message}`) ?? error,
    );

  test.each([
    ['opens alone', { opens: '10:00' }, ['exceptions.0.closes: Adja meg ezt az időt is, vagy hagyja üresen mindkettőt.']],
    ['closes alone', { closes: '14:00' }, ['exceptions.0.opens: Adja meg ezt az időt is, vagy hagyja üresen mindkettőt.']],
    ['a last day before the first', { until: noon('2026-12-23') }, ['exceptions.0.until: Korábbi, mint az első nap.']],
    ['a time that is none', { opens: '25:00', closes: '14:00' }, ['exceptions.0.opens: Így adja meg: 08:30.']],
  ])('is refused with %s', async (_, exception, expected) => expect(await formatHours(exception)).toEqual(expected));

  test.each([
    ['no hours', {}],
    ['both times', { opens: '10:00', closes: 'dusk' }],
    ['one day, said twice', { until: noon('2026-12-24') }],
    ['several days', { until: noon('2026-12-26') }],
  ])('may have %s', async (_, exception) => expect(await formatHours(exception)).toEqual([]));
});

describe('the hours against which events and flights are checked', () => {
  const createLocation = async (topLocation: number) =>
    Number((await payload.create({ collection: 'event-locations', data: { title: 'Terem', topLocation, _status: 'published' } })).id);
  const sections = [{ blockType: 'balloon_schedule', title: 'Mikor száll fel?', anchor: 'schedule' }];

  test('are those of the place', async () => {
    const location = await createLocation(
      await publish(payload, 'top-locations', { title: 'Ház', latitude: 47.51, longitude: 19.08, hours: [week] }),
    );
    const hours = await loadLocationHours(await createLocalReq({}, payload), location);
    expect(hours?.hours).toEqual([{ weekdays: [2, 3], opens: '10:00', closes: '18:00', months: [] }]);
  });

  test.each([
    ['half written', { hours: [{ weekdays: ['1'] }] }],
    ['written', { hours: [week] }],
  ])('are unknown for a place that is a draft, with hours %s', async (_, hours) => {
    const location = await createLocation(await createDraft(payload, 'top-locations', { title: 'Félkész', sections, ...hours }));
    const req = await createLocalReq({}, payload);
    expect(await loadLocationHours(req, location)).toBeNull();
    expect(await loadBalloonHours(req)).toBeNull();
  });

  test('of the balloon are those of the place that shows its slots', async () => {
    const req = await createLocalReq({}, payload);
    const place = { title: 'Ballon', latitude: 47.51, longitude: 19.08, order: 9, hours: [week], sections };
    const id = await publish(payload, 'top-locations', place);
    expect((await loadBalloonHours(req))?.hours).toHaveLength(1);
    await payload.delete({ collection: 'top-locations', id });
  });

  test('are unknown, with a warning, when the stored hours are invalid', async () => {
    const warned = vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined);
    const place = { id: 1, _status: 'published', hours: [{ weekdays: ['1'] }] };
    vi.spyOn(payload, 'findByID').mockResolvedValueOnce({ id: 7, topLocation: place });
    expect(await loadLocationHours(await createLocalReq({}, payload), 7)).toBeNull();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('Hours are not known'));
  });
});

test('the section of the balloon’s slots is available only on pages of places', async () => {
  const sections = [{ blockType: 'balloon_schedule', title: 'Mikor száll fel?', anchor: 'schedule' }];
  await expect(publish(payload, 'visitor-information', { title: 'Parkolás', theme: 'blue', sections })).rejects.toThrow(/Szakaszok/);
  expect(await publish(payload, 'top-locations', { title: 'Másik domb', latitude: 47.5145, longitude: 19.083, sections })).toBeGreaterThan(
    0,
  );
});
