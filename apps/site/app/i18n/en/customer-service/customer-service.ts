import type { customerService as hungarian } from '../../hu/customer-service/customer-service.ts';

export const customerService: typeof hungarian = {
  complaintTitle: '{product}: make a complaint',
  complaintDescription: '{product}: send us your complaint, with pictures if you like. You get a reference number to follow your case.',
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
  attachments: 'Pictures, documents',
};
