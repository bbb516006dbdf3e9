import { describe, expect, test } from 'vitest';
import { formBodies } from '../fixtures/index.ts';
import { Complaint, NewsletterSubscription } from './forms.ts';

const { complaints: complaint, newsletterSubscriptions: subscription } = formBodies;
const faulty = (schema: typeof Complaint | typeof NewsletterSubscription, body: object) =>
  schema.safeParse(body).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('Complaint', () => {
  test('accepts a complaint and trims its texts', () => {
    expect(Complaint.parse({ ...complaint, name: ' Kiss Éva ', message: `  ${complaint.message}\n` })).toMatchObject({
      name: 'Kiss Éva',
      message: complaint.message,
    });
    const { phone: _, ...without } = complaint;
    expect(faulty(Complaint, without)).toEqual([]);
    expect(Complaint.parse({ ...complaint, message: 'Vártunk rá\0, két órát.\0' }).message).toBe('Vártunk rá, két órát.');
  });

  test.each<[string, object]>([
    ['email', { email: 'kiss.eva' }],
    ['email', { email: `${'a'.repeat(250)}@example.hu` }],
    ['name', { name: 'É ' }],
    ['name', { name: 'É'.repeat(121) }],
    ['name', { name: '\u200b\u200b\u200b' }],
    ['product', { product: '\u3164 \u3164' }],
    ['message', { message: ' Vártunk. ' }],
    ['message', { message: 'Vártunk.\0\0\0' }],
    ['email', { email: 'kiss.eva@example.hu\0' }],
    ['message', { message: 'a'.repeat(5001) }],
    ['phone', { phone: '1'.repeat(41) }],
    ['product', { product: '' }],
    ['product', { product: 'a'.repeat(121) }],
    ['privacy_accepted', { privacy_accepted: false }],
    ['idempotency_key', { idempotency_key: '1' }],
  ])('rejects an invalid %s: %j', (field, change) => expect(faulty(Complaint, { ...complaint, ...change })).toEqual([field]));

  test.each([
    { name: 'Ég' },
    { name: 'É'.repeat(120) },
    { message: 'Vártunk rá' },
    { message: 'a'.repeat(5000) },
    { phone: '1'.repeat(40) },
    { product: 'a'.repeat(120) },
  ])('accepts %j', (change) => expect(faulty(Complaint, { ...complaint, ...change })).toEqual([]));
});

describe('an e-mail address', () => {
  test.each([
    'eva@example.hu',
    "o'neil+park@sub.example.co.uk",
    'őri.éva@example.hu',
    'info@kertészet.hu',
    '公園@例え.テスト',
    'a@xn--kertszet-f1a.hu',
  ])('may be %s', (email) => expect(faulty(NewsletterSubscription, { ...subscription, email })).toEqual([]));

  test.each([
    'eva',
    'eva@example',
    'e va@example.hu',
    'a@b@example.hu',
    '.a@example.hu',
    'a..b@example.hu',
    'a@example..hu',
    'a\u0000@example.hu',
    '<a@example.hu>',
  ])('may not be %j', (email) => expect(faulty(NewsletterSubscription, { ...subscription, email })).toEqual(['email']));
});

describe('NewsletterSubscription', () => {
  test('requires an e-mail address and consent, and accepts a name', () => {
    const { name: _, ...without } = subscription;
    expect(faulty(NewsletterSubscription, without)).toEqual([]);
    expect(faulty(NewsletterSubscription, { ...subscription, name: 'É'.repeat(120) })).toEqual([]);
  });

  test.each<[string, object]>([
    ['email', { email: '' }],
    ['name', { name: 'É'.repeat(121) }],
    ['privacy_accepted', { privacy_accepted: false }],
    ['idempotency_key', { idempotency_key: '' }],
  ])('rejects an invalid %s: %j', (field, change) =>
    expect(faulty(NewsletterSubscription, { ...subscription, ...change })).toEqual([field]),
  );
});
