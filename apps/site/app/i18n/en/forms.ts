import type { forms as hungarian } from '../hu/forms.ts';

export const forms: typeof hungarian = {
  check: 'Please look at these again:',
  required: 'All fields are required unless marked as optional.',
  optional: '(optional)',
  sender: {
    name: 'Name',
    email: 'E-mail address',
    phone: 'Telephone number',
    privacy: 'I have read the <link>privacy policy</link>.',
    nameMissing: 'Please enter your name.',
    emailMissing: 'Please enter your e-\u2060mail address.',
    emailInvalid: 'This does not look like an e-\u2060mail address. For example: name@example.com',
    messageTooShort: 'Please tell us what it is about in at least 10 characters.',
    privacyMissing: 'To send this, please confirm that you have read the privacy policy.',
  },
  honeypot: 'Leave this field empty:',
  suspected:
    'It has not been sent yet: we cannot be sure that a person wrote it. What you wrote is still here. If you did, please wait 15 seconds and send it once more.',
  proving: 'We are checking that this is not sent by a robot. It takes a few seconds; what you wrote is then sent automatically.',
  kept: {
    text: 'We have brought back what you wrote here earlier on this device. It is kept here until you send it, for a week at most.',
    forget: 'Delete what was kept',
  },
  sending: 'Sending…',
  unavailable: 'We could not save what you wrote just now. Nothing is lost: please send it again in a few minutes.',
  errors: {
    cutOff: 'It could not be sent because there is no connection. What you wrote is still here: send it again when you are back online.',
    tooMany: 'Too many forms were sent in a short time. What you wrote is still here: wait a minute and send it again.',
    tooLong: 'This text is too long for us to receive. What you wrote is still here: make it shorter and send it again.',
    lost: 'This text is too long for us to receive, and we cannot show it here. Your browser’s Back button brings back what you wrote: make it shorter and send it again. A field takes at most {longest, number} characters.',
    failed: 'It could not be sent. What you wrote is still here: please send it again in a few minutes.',
  },
  attachments: {
    hint: 'Up to 5 pictures (JPEG, PNG, WebP) or PDFs of at most 10 MB each.',
    tooMany: 'You can attach at most {most, number} files.',
    tooLarge: 'This file is larger than 10 MB: ‘{name}’.',
    wrongType: 'This file is neither a picture nor a PDF: ‘{name}’.',
    heic: 'We cannot open this picture, which is in the HEIC format: ‘{name}’. Please save it as a JPEG and attach that.',
    lost: 'Browsers cannot keep files. Please choose them again: {names}',
  },
  reference: 'Reference',
  keepReference: 'Please note it down, and quote it if you write to us again.',
};
