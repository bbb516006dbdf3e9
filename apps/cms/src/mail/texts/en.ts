import type { LetterTexts } from './hu.ts';

export const en: LetterTexts = {
  forgottenPassword: {
    subject: 'Set a new password',
    preheader: 'The link is valid for one hour.',
    greeting: (name) => `Dear ${name},`,
    body: 'Somebody asked for a new password for your editor’s account on the Liget website. Use the button below to set it within one hour.',
    button: 'Set a new password',
    note: 'If it was not you, there is nothing to do: your password stays as it is.',
    reason: 'You are receiving this because there is an editor’s account with this e-mail address on the Liget website.',
  },
  invitation: {
    subject: 'Invitation to the editors of the Liget website',
    preheader: 'Set your password; the link is valid for seven days.',
    greeting: (name) => `Dear ${name},`,
    body: 'An editor’s account has been made for you on the Liget website. Please use the button below to set your password; the link is valid for seven days.',
    button: 'Set your password',
    account: 'E-mail address',
    admin: 'Sign in',
    note: 'If the link has expired, use ‘Forgot password?’ on the sign-in page to ask for a new one.',
    reason: 'You are receiving this because an administrator of the Liget website made an editor’s account with this e-mail address.',
  },
  credentialsChanged: {
    subject: 'Your sign-in details have changed',
    preheader: 'If it was not you who asked for it, tell somebody at once.',
    greeting: (name) => `Dear ${name},`,
    body: 'What you sign in with as an editor of the Liget website has been changed.',
    what: 'What has changed',
    password: 'password',
    email: 'e-mail address',
    when: 'When',
    who: 'Who changed it',
    yourself: 'whoever was signed in to your account',
    ask: (names) => `If you neither did this nor asked for it, tell an administrator at once: ${names}.`,
    askOperator: 'If you neither did this nor asked for it, tell those who run the website at once.',
    reason: 'You are receiving this because this e-mail address belongs or belonged to an editor’s account on the Liget website.',
  },
};
