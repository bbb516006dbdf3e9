import { randomUUID } from 'node:crypto';
import { ZONE } from '@liget/park/time';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../platform/read-model/clock.ts';
import { temporaryDatabase } from '../testing/databases/temporary-database.ts';
import { createApiClient, publish } from '../testing/test-content.ts';

let payload: Payload;
let ask: ReturnType<typeof createApiClient>;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  ask = createApiClient(payload);
  await publish(payload, 'products', { name: 'Jegy' }, { name: 'Ticket' });
});

const complaint = () => ({
  idempotency_key: randomUUID(),
  product: 'jegy',
  name: 'Kis Éva',
  email: 'eva@example.hu',
  message: 'Nem nyílt ki a kapu.',
  privacy_accepted: true,
});
/** A day after today, as 'YYYY-MM-DD'. */
const dayAhead = (days: number) => Temporal.Now.plainDateISO(ZONE).add({ days }).toString();
const post = (path: string, body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  ask.json(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });

describe('a complaint', () => {
  it('is stored before the response', async () => {
    const sent = complaint();
    const { status, body } = await post('/hu/complaints', sent);
    expect(status).toBe(201);
    expect(body).toEqual({
      data: { reference: expect.stringMatching(/^P-20\d\d-[2-9A-Z]{6}$/), token: expect.stringMatching(/^[\w-]{22}$/) },
    });
    const { docs } = await payload.find({ collection: 'enquiries', where: { idempotencyKey: { equals: sent.idempotency_key } } });
    expect(docs).toMatchObject([
      { kind: 'complaint', state: 'new', unread: true, name: 'Kis Éva', message: 'Nem nyílt ki a kapu.', locale: 'hu', about: 'Jegy' },
    ]);
  });

  it('is stored once for repeated and concurrent submissions', async () => {
    const sent = complaint();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('/hu/complaints', sent)));
    const again = await post('/en/complaints', sent);
    expect(new Set([...answers, again].map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const { totalDocs } = await payload.count({ collection: 'enquiries', where: { idempotencyKey: { equals: sent.idempotency_key } } });
    expect(totalDocs).toBe(1);
  });

  it('is refused when its key belongs to different content; case and spaces are ignored', async () => {
    const sent = complaint();
    const first = await post('/hu/complaints', sent);
    expect(await post('/hu/complaints', { ...sent, name: '  kis  ÉVA ' })).toEqual(first);
    for (const change of [{ message: 'Becsukódott a kapu.' }, { phone: '+36 1 000 0000' }, { email: 'masik@example.hu' }])
      expect(await post('/en/complaints', { ...sent, ...change })).toMatchObject({
        status: 409,
        body: { error: { code: 'conflict', message: expect.stringMatching(/^Something else/) } },
      });
    const { totalDocs } = await payload.count({ collection: 'enquiries', where: { idempotencyKey: { equals: sent.idempotency_key } } });
    expect(totalDocs).toBe(1);
  });

  it('is stored without null characters and otherwise complete', async () => {
    const sent = { ...complaint(), message: 'Nem nyílt ki\0 a kapu, és nem volt ott senki.' };
    expect(await post('/hu/complaints', sent)).toMatchObject({ status: 201 });
    const { docs } = await payload.find({ collection: 'enquiries', where: { idempotencyKey: { equals: sent.idempotency_key } } });
    expect(docs).toMatchObject([{ message: 'Nem nyílt ki a kapu, és nem volt ott senki.' }]);
  });

  it('refers to an existing product by its name or slug in either language', async () => {
    for (const product of ['jegy', 'ticket', 'Jegy', 'Ticket'])
      expect(await post('/hu/complaints', { ...complaint(), product })).toMatchObject({ status: 201 });
    const message = 'We cannot tell what this complaint is about: we have no such service.';
    expect(await post('/en/complaints', { ...complaint(), product: 'garden-gnomes' })).toEqual({
      status: 422,
      body: { error: { code: 'unknown_product', message, fields: { product: message } } },
    });
  });

  it('gets a message for every invalid field in the sender’s language', async () => {
    const faulty = { ...complaint(), name: ' ', email: 'eva', message: 'rövid', privacy_accepted: false };
    expect(await post('/hu/complaints', faulty)).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'invalid_fields',
          fields: {
            name: 'Kérjük, adja meg a nevét.',
            email: 'Kérjük, érvényes e-mail-címet adjon meg.',
            message: 'Legalább 10 karakter kell.',
            privacy_accepted: 'Kérjük, jelölje be az adatvédelemről szóló mezőt.',
          },
        },
      },
    });
    expect(await post('/en/complaints', faulty)).toMatchObject({
      status: 422,
      body: { error: { fields: { email: 'Please give a valid e-mail address.' } } },
    });
    expect(await post('/en/complaints', [])).toMatchObject({ status: 422 });
  });

  it('gets a message of its own for a name of one letter, and for a telephone number without six digits', async () => {
    const readFields = async (locale: string, change: object) => {
      const { body } = await post(`/${locale}/complaints`, { ...complaint(), ...change });
      return (body as { error?: { fields?: Record<string, string> } }).error?.fields ?? {};
    };
    expect(await readFields('hu', { name: 'B', phone: 'abc' })).toEqual({
      name: 'Legalább 2 karakter kell.',
      phone: 'Ez nem tűnik telefonszámnak. Például: +36 1 234 5678',
    });
    expect(await readFields('en', { name: '', phone: '12345' })).toEqual({
      name: 'Please give your name.',
      phone: 'This does not look like a telephone number. For example: +36 1 234 5678',
    });
    for (const phone of ['', '+36 (1) 234-56 78', '06 1 234 567, 12-es mellék']) expect(await readFields('hu', { phone })).toEqual({});
  });

  it('cannot be read without an account', async () => {
    expect((await ask.json('/enquiries')).status).toBe(403);
  });
});

describe('an enquiry about a place', () => {
  const enquiry = () => {
    const { product: _, ...fields } = complaint();
    return { ...fields, offer: 'berles', days: [dayAhead(11), dayAhead(10)], from: '10:00', until: '16:00', guests: 50 };
  };
  beforeAll(async () => {
    await publish(payload, 'business-partner-items', { title: 'Bérlés', takesEnquiries: true }, { title: 'Hire' });
    await publish(payload, 'business-partner-items', { title: 'Reklám' }, { title: 'Advertising' });
  });

  it('is stored with its days in order, in any language of the page', async () => {
    const sent = { ...enquiry(), offer: 'hire' };
    expect(await post('/en/venue-hire-enquiries', sent)).toMatchObject({
      status: 201,
      body: { data: { reference: expect.stringMatching(/^B-/) } },
    });
    const { docs } = await payload.find({ collection: 'enquiries', where: { idempotencyKey: { equals: sent.idempotency_key } } });
    expect(docs).toMatchObject([
      {
        kind: 'venueHire',
        about: 'Hire',
        days: `${dayAhead(10)} ${dayAhead(11)}`,
        timeFrom: '10:00',
        timeUntil: '16:00',
        guests: 50,
        locale: 'en',
      },
    ]);
  });

  it.each([
    ['offer', { offer: 'reklam' }, /most nem lehet érdeklődni/],
    ['days', { days: ['2020-01-01'] }, /mai vagy későbbi/],
    ['days', { days: ['9999-01-01'] }, /egy évvel előre/],
    ['days', { days: [] }, /legalább egy, legfeljebb tíz/],
    ['days', { days: ['holnap'] }, /legalább egy, legfeljebb tíz/],
    ['until', { from: '16:00', until: '10:00' }, /később/],
    ['from', { from: '25:00' }, /Például: 10:00/],
    ['guests', { guests: 0 }, /hányan/],
    ['guests', { guests: '50' }, /hányan/],
  ])('with an invalid %s is refused with a message and not stored', async (field, change, words) => {
    const sent = { ...enquiry(), ...change };
    expect(await post('/hu/venue-hire-enquiries', sent)).toMatchObject({
      status: 422,
      body: { error: { fields: { [field]: expect.stringMatching(words) } } },
    });
    const { totalDocs } = await payload.count({ collection: 'enquiries', where: { idempotencyKey: { equals: sent.idempotency_key } } });
    expect(totalDocs).toBe(0);
  });

  it('about a past time of today is refused with a message', async () => {
    setClock(`${dayAhead(0)}T12:00:00Z`);
    const answer = await post('/hu/venue-hire-enquiries', { ...enquiry(), days: [dayAhead(0)], from: '10:00', until: '16:00' });
    setClock(undefined);
    expect(answer).toMatchObject({ status: 422, body: { error: { fields: { from: expect.stringContaining('ma már elmúlt') } } } });
  });
});

describe('an enquiry about a time outside opening hours', () => {
  beforeAll(async () => {
    const week = { weekdays: ['1', '2', '3', '4', '5', '6', '7'], opens: '08:00', closes: '20:00' };
    const enquiryPlace = await publish(payload, 'top-locations', { title: 'Pálya', latitude: 47.51, longitude: 19.08, hours: [week] });
    await publish(payload, 'visitor-information', { title: 'Sportliget', takesEnquiries: true, enquiryPlace }, { title: 'Sports' });
    await publish(payload, 'business-partner-items', { title: 'Terem', takesEnquiries: true, enquiryPlace }, { title: 'Hall' });
  });
  const enquiry = (offer: string, from: string, until: string) => {
    const { product: _, ...fields } = complaint();
    return { ...fields, offer, days: [dayAhead(10)], from, until, guests: 10 };
  };

  it.each([
    ['hu', 'from', '07:00', '09:00', 'Ekkor zárva vagyunk. Kérjük, nyitvatartási időn belüli időpontot adjon meg.'],
    ['en', 'until', '19:00', '20:30', 'We are closed then. Please give a time within opening hours.'],
  ] as const)('is refused with a message for a court (%s) and not stored', async (locale, field, from, until, words) => {
    const sent = enquiry('sportliget', from, until);
    expect(await post(`/${locale}/sport-court-enquiries`, sent)).toMatchObject({
      status: 422,
      body: { error: { fields: { [field]: words } } },
    });
    const { totalDocs } = await payload.count({ collection: 'enquiries', where: { idempotencyKey: { equals: sent.idempotency_key } } });
    expect(totalDocs).toBe(0);
  });

  it('is accepted from opening to closing, and for a venue at any hour', async () => {
    expect((await post('/hu/sport-court-enquiries', enquiry('sportliget', '08:00', '20:00'))).status).toBe(201);
    expect((await post('/hu/venue-hire-enquiries', enquiry('terem', '20:00', '23:00'))).status).toBe(201);
  });
});

describe('a request for public data', () => {
  it('is stored with its legal deadline of fifteen days', async () => {
    const { product: _, ...sent } = complaint();
    expect(await post('/hu/public-data-requests', sent)).toMatchObject({
      status: 201,
      body: { data: { reference: expect.stringMatching(/^A-/) } },
    });
    const { docs } = await payload.find({ collection: 'enquiries', where: { idempotencyKey: { equals: sent.idempotency_key } } });
    const [found] = docs;
    const day = (value: unknown) => Temporal.Instant.from(String(value)).toZonedDateTimeISO('Europe/Budapest').toPlainDate();
    expect(day(found?.createdAt).until(day(found?.due)).days).toBe(15);
  });
});

describe('a newsletter subscription', () => {
  it('is stored', async () => {
    const sent = { idempotency_key: randomUUID(), email: 'a@example.hu', privacy_accepted: true };
    expect(await post('/hu/newsletter-subscriptions', sent)).toMatchObject({
      status: 201,
      body: { data: { reference: expect.stringMatching(/^H-/) } },
    });
    expect(await payload.find({ collection: 'newsletter-subscriptions' })).toMatchObject({ docs: [{ email: 'a@example.hu' }] });
  });
});

describe('a form’s body', () => {
  it('must be JSON', async () => {
    expect(await post('/hu/complaints', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 415,
      body: { error: { code: 'unsupported_media_type' } },
    });
    expect(await post('/hu/complaints', '{"name":')).toMatchObject({ status: 400, body: { error: { code: 'bad_json' } } });
    expect(await post('/hu/complaints', '')).toMatchObject({ status: 400 });
    expect(await post('/hu/complaints', '"\u0000"')).toMatchObject({ status: 400 });
  });

  it('must be small, with or without Content-Length', async () => {
    const large = JSON.stringify({ ...complaint(), message: 'x'.repeat(70_000) });
    expect(
      await post('/en/complaints', large, { 'content-type': 'application/json; charset=utf-8', 'content-length': String(large.length) }),
    ).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } });
    const pieces = new ReadableStream({
      start(controller) {
        for (let piece = 0; piece < 70; piece += 1) controller.enqueue(new TextEncoder().encode('x'.repeat(1024)));
        controller.close();
      },
    });
    const response = await ask.json('/en/complaints', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: pieces,
      duplex: 'half',
    });
    expect(response.status).toBe(413);
  });
});
