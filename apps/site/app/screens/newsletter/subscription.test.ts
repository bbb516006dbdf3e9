import { expect, test } from 'vitest';
import { hu } from '../../i18n/hu/index.ts';
import { checkSubscription } from './subscription.ts';

const good = { email: 'anna@example.hu', name: '', privacy_accepted: 'on' };

test('an e-mail address and the accepted policy are enough', () => {
  expect(checkSubscription(good, hu)).toEqual({});
});

test('what is missing is named, each beside its field', () => {
  expect(checkSubscription({ email: '', name: '', privacy_accepted: '' }, hu)).toEqual({
    email: hu.newsletter.emailMissing,
    privacy_accepted: hu.newsletter.privacyMissing,
  });
  expect(checkSubscription({ ...good, email: 'anna' }, hu)).toEqual({ email: hu.newsletter.emailInvalid });
});
