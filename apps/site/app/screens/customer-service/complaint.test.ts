import { Complaint } from '@liget/content-api';
import { expect, test } from 'vitest';
import { en } from '../../messages/en/index.ts';
import { checkComplaint, MAX_MESSAGE } from './complaint.ts';

const good = {
  name: 'Anna',
  email: 'anna@example.com',
  phone: '',
  attachments: '',
  message: 'The balloon did not fly at noon.',
  privacy_accepted: 'on',
};

test('a complaint needs no telephone number', () => {
  expect(checkComplaint(good, en)).toEqual({});
});

test('a message takes as many characters as the contract does', () => {
  const isTaken = (length: number) => Complaint.shape.message.safeParse('x'.repeat(length)).success;
  expect([isTaken(MAX_MESSAGE), isTaken(MAX_MESSAGE + 1)]).toEqual([true, false]);
});

test('every other field is asked for, in the visitor’s language', () => {
  const { form } = en.customerService;
  expect(checkComplaint({ name: '', email: '', phone: '', attachments: '', message: 'short', privacy_accepted: '' }, en)).toEqual({
    name: form.nameMissing,
    email: form.emailMissing,
    message: form.messageTooShort,
    privacy_accepted: form.privacyMissing,
  });
});
