import type { newsletter as hungarian } from '../hu/newsletter.ts';

/** The newsletter and its page exist in Hungarian only; these keep the catalogues alike. */
export const newsletter: typeof hungarian = {
  often: 'One letter a fortnight, no more.',
  content: 'What is on in the park: events, places, tips.',
  leave: 'Unsubscribe with one click at the bottom of any letter.',
  formTitle: 'Subscribe',
  email: 'E-mail address',
  name: 'Name',
  nameHint: 'If you give it, we will address you by it.',
  privacy: 'Please send me the newsletter. I consent to my e-mail address being used for this (<link>privacy policy</link>).',
  send: 'Subscribe',
  thanksTitle: 'Thank you, you are subscribed to our newsletter!',
  thanksText: 'You can unsubscribe at the bottom of any letter.',
  back: 'Back to the homepage',
  emailMissing: 'Please enter your e-mail address.',
  emailInvalid: 'This does not look like an e-mail address. For example: name@example.com',
  privacyMissing: 'To subscribe you, we need your consent.',
};
