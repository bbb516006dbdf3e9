import type { newsletter as hungarian } from '../hu/newsletter.ts';

/** The newsletter and its page exist in Hungarian only; these keep the catalogues alike. */
export const newsletter: typeof hungarian = {
  often: 'One newsletter a fortnight, no more.',
  content: 'What is on in the park: events, places, tips.',
  leave: 'Unsubscribe at the bottom of any newsletter.',
  formTitle: 'Subscribe',
  email: 'E-mail address',
  name: 'Name',
  nameHint: 'If you give it, we will address you by it.',
  privacy: 'Please send me the newsletter. I consent to my e-\u2060mail address being used for this (<link>privacy policy</link>).',
  send: 'Subscribe',
  thanksTitle: 'Thank you! There is one step left.',
  thanksText:
    'We have sent an e-\u2060mail to the address that you gave. Please open it and use its link, which is valid for seven days, to confirm your subscription. If you cannot find it, check your junk mail as well.',
  back: 'Back to the homepage',
  emailMissing: 'Please enter your e-\u2060mail address.',
  emailInvalid: 'This does not look like an e-\u2060mail address. For example: name@example.com',
  privacyMissing: 'To subscribe you, we need your consent.',
  address: 'E-mail address: {email}',
  confirm: {
    title: 'Confirm your subscription',
    text: 'One press of the button, and we will send you our newsletter.',
    action: 'Confirm my subscription',
  },
  choose: {
    title: 'What should we write about?',
    text: 'We only send newsletters about the topics that you have chosen.',
    action: 'Save',
    none: 'Please choose at least one topic. If you want no more newsletters, unsubscribe.',
    confirmed: 'Thank you, your subscription is confirmed.',
    saved: 'Your choice has been saved.',
    leave: 'Unsubscribe from the newsletter',
  },
  topics: {
    cultural: 'Culture',
    outdoor: 'Outdoors',
    family: 'Family',
    sport: 'Sport',
    news: 'News from the park',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    text: 'If you unsubscribe, we will send no more newsletters to this address.',
    action: 'Unsubscribe',
    byEmail: 'If you still cannot unsubscribe, write to us at <link>{email}</link>, and we will take you off the list.',
  },
  left: {
    title: 'You have unsubscribed from our newsletter',
    text: 'We will send you no more newsletters. If you change your mind, you can subscribe again at any time.',
  },
  gone: {
    title: 'This link can no longer be used',
    text: 'It has already been used, or it has expired. If you have confirmed your subscription once, there is nothing to do. If not, subscribe again and we will send you a new e-\u2060mail.',
  },
  unknown: {
    title: 'We do not know this link',
    text: 'It may be incomplete. Please open it from the e-\u2060mail again, or copy the whole of it into the address bar.',
  },
  again: 'Go to the sign-up form',
};
