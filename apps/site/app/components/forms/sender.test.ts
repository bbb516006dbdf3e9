import { Complaint } from '@liget/content-api';
import { expect, test } from 'vitest';
import { en } from '../../i18n/en/index.ts';
import { checkSender, MAX_MESSAGE } from './sender.ts';

const good = { name: 'Anna', email: 'anna@example.com', phone: '', message: 'The balloon did not fly at noon.', privacy_accepted: 'on' };

test('checkSender accepts a form without a telephone number', () => {
  expect(checkSender(good, en)).toEqual({});
});

test('checkSender leaves a name of one letter to the content service, which has a message for it', () => {
  expect(checkSender({ ...good, name: 'B' }, en)).toEqual({});
});

test('checkSender accepts messages up to the contract’s limit', () => {
  const isTaken = (length: number) => Complaint.shape.message.safeParse('x'.repeat(length)).success;
  expect([isTaken(MAX_MESSAGE), isTaken(MAX_MESSAGE + 1)]).toEqual([true, false]);
});

test('checkSender requires every other field, with messages in the visitor’s language', () => {
  const { sender } = en.forms;
  expect(checkSender({ name: '', email: '', phone: '', message: 'short', privacy_accepted: '' }, en)).toEqual({
    name: sender.nameMissing,
    email: sender.emailMissing,
    message: sender.messageTooShort,
    privacy_accepted: sender.privacyMissing,
  });
});
