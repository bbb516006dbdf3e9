import type { Locale } from '@liget/content-api';

const hu = {
  farewell: 'Üdvözlettel: a Liget honlapjának szerkesztősége',
  forgottenPassword: {
    subject: 'Új jelszó beállítása',
    preheader: 'A hivatkozás egy óráig érvényes.',
    greeting: (name: string) => `Tisztelt ${name}!`,
    body: 'Új jelszót kértek az Ön szerkesztői fiókjához a Liget honlapján. Az új jelszót az alábbi gombbal állíthatja be, egy órán belül.',
    button: 'Új jelszó beállítása',
    note: 'Ha nem Ön kérte, nincs teendője: a jelszava változatlan marad.',
    reason: 'Ezt az e-mailt azért kapta, mert ehhez az e-mail-címhez szerkesztői fiók tartozik a Liget honlapján.',
  },
  invitation: {
    subject: 'Meghívó a Liget szerkesztőségébe',
    preheader: 'Állítsa be a jelszavát; a hivatkozás hét napig érvényes.',
    greeting: (name: string) => `Tisztelt ${name}!`,
    body: 'Szerkesztői fiók készült Önnek a Liget honlapjához. Kérjük, az alábbi gombbal állítsa be a jelszavát; a hivatkozás hét napig érvényes.',
    button: 'Jelszó beállítása',
    account: 'E-mail-cím',
    admin: 'Bejelentkezés',
    note: 'Ha a hivatkozás már lejárt, a bejelentkezési oldalon az „Elfelejtette jelszavát?” hivatkozással kérhet újat.',
    reason:
      'Ezt az e-mailt azért kapta, mert a Liget honlapjának egyik rendszergazdája szerkesztői fiókot hozott létre ehhez az e-mail-címhez.',
  },
  credentialsChanged: {
    subject: 'Megváltoztak a belépési adatai',
    preheader: 'Ha nem Ön kérte, szóljon azonnal.',
    greeting: (name: string) => `Tisztelt ${name}!`,
    body: 'Megváltozott, amivel a Liget honlapjának szerkesztőségébe belép.',
    what: 'Ami változott',
    password: 'jelszó',
    email: 'e-mail-cím',
    when: 'Mikor',
    who: 'Ki módosította',
    yourself: 'aki az Ön fiókjába belépett',
    ask: (names: string) => `Ha nem Ön tette vagy kérte, szóljon azonnal egy rendszergazdának: ${names}.`,
    askOperator: 'Ha nem Ön tette vagy kérte, szóljon azonnal a honlap üzemeltetőjének.',
    reason: 'Ezt az e-mailt azért kapta, mert ehhez az e-mail-címhez szerkesztői fiók tartozik vagy tartozott a Liget honlapján.',
  },
} as const;

type TextShape<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string
    ? string
    : Texts[Name] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : TextShape<Texts[Name]>;
};
type EmailTexts = TextShape<typeof hu>;

const en: EmailTexts = {
  farewell: 'Kind regards, the editors of the Liget website',
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
    yourself: 'anyone who was signed in to your account',
    ask: (names) => `If you neither did this nor asked for it, tell an administrator at once: ${names}.`,
    askOperator: 'If you neither did this nor asked for it, tell those who run the website at once.',
    reason: 'You are receiving this because this e-mail address belongs or belonged to an editor’s account on the Liget website.',
  },
};

/** Texts of the emails about editors' accounts. */
export const ACCOUNT_EMAIL_TEXTS: Readonly<Record<Locale, EmailTexts>> = { hu, en };
