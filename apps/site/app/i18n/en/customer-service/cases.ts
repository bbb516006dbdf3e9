import type { cases as hungarian } from '../../hu/customer-service/cases.ts';

export const cases: typeof hungarian = {
  title: 'Where your case stands',
  lead: 'Here you can see how far we have got with your message.',
  unknown: {
    title: 'We do not know this link',
    text: 'It may be incomplete, or we have already deleted the details of the case. Please open it again from the e-\u2060mail, or copy all of it into the address bar of your browser. If that does not work either, we can help by telephone or e-\u2060mail: see the foot of this page.',
  },
  thanks: {
    complaint: 'Thank you, we have received your complaint.',
    question: 'Thank you, we have received your question.',
    venueHire: 'Thank you, we have received your enquiry.',
    sportCourt: 'Thank you, we have received your enquiry.',
    publicData: 'Thank you, we have received your request.',
    defect: 'Thank you, we have received your report.',
  },
  thanksText: 'We will read it and reply in writing to the e-\u2060mail address you gave.',
  thanksDue: 'We will read it and reply in writing to the e-\u2060mail address you gave by {due} at the latest.',
  keepAddress:
    'Save the address of this page: you can always look here to see where your case stands. Please do not pass it on, as anyone who has it can see our answers, too.',
  factsTitle: 'About your case',
  kind: 'What you wrote about',
  kinds: {
    complaint: 'a complaint',
    question: 'a question',
    venueHire: 'hiring a venue',
    sportCourt: 'a sport court',
    publicData: 'a request for public data',
    defect: 'a problem report',
  },
  about: 'Concerning',
  received: 'Received',
  due: 'To be answered by',
  attachments: 'Attachments',
  state: 'Where it stands',
  states: {
    new: 'Received; it is waiting to be handled.',
    inProgress: 'We are working on it.',
    waiting: 'We are waiting for your reply, or for something we asked for.',
    answered: 'We have answered.',
    closed: 'Closed.',
  },
  answers: 'What we have answered',
  noAnswer: 'We have not answered yet. The answer will appear on this page.',
};
