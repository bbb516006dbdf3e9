import type { customerService as hungarian } from '../hu/customer-service.ts';

export const customerService: typeof hungarian = {
  complaintTitle: '{product}: make a complaint',
  serviceTitle: '{product}: customer service',
  toComplaint: 'I would like to make a complaint',
  toService: 'Customer service',
  phone: 'Telephone',
  email: 'E-mail',
  hours: 'Phone lines open',
  contactTitle: 'How to reach us',
  formTitle: 'Write to us',
  form: {
    name: 'Name',
    email: 'E-mail address',
    phone: 'Telephone number',
    message: 'What happened?',
    messageHint: 'Between 10 and 5000 characters. Please tell us when it happened, too.',
    privacy: 'I have read the <link>privacy policy</link>.',
    send: 'Send complaint',
    nameMissing: 'Please enter your name.',
    emailMissing: 'Please enter your e-mail address.',
    emailInvalid: 'This does not look like an e-mail address. For example: name@example.com',
    messageTooShort: 'Please describe what happened in at least 10 characters.',
    privacyMissing: 'To send this, please confirm that you have read the privacy policy.',
  },
  thanksTitle: 'Thank you, we have received your complaint.',
  thanksText: 'We will read it, look into it, and reply in writing to the address you gave.',
};
