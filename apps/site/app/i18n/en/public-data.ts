import type { publicData as hungarian } from '../hu/public-data.ts';

export const publicData: typeof hungarian = {
  title: 'Public information',
  noneHint: 'You can use the form below to request what you are looking for.',
  none: 'Nothing has been published here yet',
  request: {
    title: 'Request public data',
    message: 'What information are you requesting?',
    messageHint: 'Between 10 and 5000 characters. You need not give a reason; please describe as exactly as you can which data you mean.',
    send: 'Send request',
    term: 'We answer requests within 15 days of their arrival (Act CXII of 2011, section 29).',
  },
};
