/** Texts of the emails about editors' accounts. */
export const hu = {
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
export type EmailMessages = TextShape<typeof hu>;
