import type { customerService as hungarian } from '../hu/customer-service.ts';

export const customerService: typeof hungarian = {
  complaintTitle: '{product}: make a complaint',
  serviceTitle: '{product}: customer service',
  toComplaint: 'I would like to make a complaint',
  others: 'Customer service for our other services',
  toService: 'Customer service',
  phone: 'Telephone',
  email: 'E-mail',
  hours: 'Phone lines open',
  contactTitle: 'How to reach us',
  kinds: {
    complaint: {
      title: 'Write to us',
      message: 'What happened?',
      hint: 'Between 10 and 5000 characters. Please tell us when it happened, too.',
      send: 'Send complaint',
    },
    question: {
      title: 'Ask us',
      message: 'What would you like to know?',
      hint: 'Between 10 and 5000 characters.',
      send: 'Send question',
    },
  },
  form: {
    name: 'Name',
    email: 'E-mail address',
    phone: 'Telephone number',
    attachments: 'Pictures, documents',
    privacy: 'I have read the <link>privacy policy</link>.',
    nameMissing: 'Please enter your name.',
    emailMissing: 'Please enter your e-mail address.',
    emailInvalid: 'This does not look like an e-mail address. For example: name@example.com',
    messageTooShort: 'Please tell us what it is about in at least 10 characters.',
    privacyMissing: 'To send this, please confirm that you have read the privacy policy.',
  },
};
