import { expect, test } from 'vitest';
import { hu } from '../../i18n/hu/index.ts';
import { checkSubscription } from './subscription.ts';

const good = { email: 'anna@example.hu', name: '', privacy_accepted: 'on' };

test('checkSubscription accepts an e-mail address with the accepted policy', () => {
  expect(checkSubscription(good, hu)).toEqual({});
});

test('checkSubscription returns an error for each missing field', () => {
  expect(checkSubscription({ email: '', name: '', privacy_accepted: '' }, hu)).toEqual({
    email: hu.newsletter.emailMissing,
    privacy_accepted: hu.newsletter.privacyMissing,
  });
  expect(checkSubscription({ ...good, email: 'anna' }, hu)).toEqual({ email: hu.newsletter.emailInvalid });
});
