import { label } from '../../../platform/fields/labels.ts';

export const ACCOUNT_TEXTS = {
  /** After ‘Liget’ in the logo on the sign-in page. */
  brand: label('szerkesztőség', 'editors'),
  invitationGoes: label(
    'Jelszót nem kell adnia. Mentéskor meghívó levél megy a megadott címre, és abban a meghívott maga állítja be.',
    'No password is needed. When you save, an invitation is sent to the address, and its owner sets a password.',
  ),
  invitationWent: (email: string) => label(`A meghívó levelet elküldtük ide: ${email}.`, `The invitation has been sent to ${email}.`),
  invitationWaits: (email: string) =>
    label(
      `A meghívó levél még nem ment el ide: ${email}. A Kimenő levelek között látja, mi lett vele.`,
      `The invitation has not been sent to ${email} yet. ‘Outgoing mails’ shows what became of it.`,
    ),
  email: label('E-mail-cím', 'E-mail address'),
  password: label('Jelszó', 'Password'),
  code: label('Kód', 'Code'),
  codeHint: label(
    'A telefonján látható hat számjegy, vagy egy tartalék kódja.',
    'The six digits that your phone shows, or one of your recovery codes.',
  ),
  signIn: label('Bejelentkezés', 'Sign in'),
  forgotten: label('Elfelejtette jelszavát?', 'Forgot your password?'),
  unreachable: label('Most nem érhető el. Próbálja újra később.', 'It is not available right now. Try again later.'),

  setPassword: label('Új jelszó beállítása', 'Set a new password'),
  newPassword: label('Új jelszó', 'New password'),
  again: label('Jelszó megerősítése', 'Confirm the password'),
  differ: label('A két jelszó nem egyezik.', 'The two passwords are not the same.'),
  toSignIn: label('Vissza a bejelentkezéshez', 'Back to signing in'),

  currentPassword: label('Jelenlegi jelszó', 'Current password'),
  currentPasswordHint: label(
    'A saját, most érvényes jelszava: jelszó és e-mail-cím módosításához kell, másénál is.',
    'Your own current password: needed for changing a password or an e-mail address, also somebody else’s.',
  ),
  accountStays: label('A jelszó és az e-mail-cím nem változott.', 'The password and the e-mail address have not been changed.'),
  passwordStays: label('A jelszó nem változott.', 'The password has not been changed.'),

  title: label('Kétlépcsős belépés', 'Second factor'),
  about: label(
    'Belépéskor a jelszó után egy kódot is kér a rendszer, amelyet egy alkalmazás mutat a telefonján. Így az sem jut be, aki megtudja a jelszavát.',
    'When you sign in you are asked for a code, too, which an app on your phone shows. Someone who learns your password then cannot get in.',
  ),
  compulsory: label(
    'Rendszergazdaként csak ennek bekapcsolása után dolgozhat.',
    'As an administrator you can only work after switching this on.',
  ),
  compulsoryFrom: (day: string) =>
    label(
      `Rendszergazdaként a következő naptól csak bekapcsolt kétlépcsős belépéssel dolgozhat: ${day}`,
      `From this day on you can work as an administrator only with the second factor switched on: ${day}`,
    ),
  begin: label('Bekapcsolás', 'Switch on'),
  scan: label(
    'Olvassa be ezt az ábrát a telefonján egy hitelesítő alkalmazással (ilyen például az Aegis, a Google vagy a Microsoft hitelesítője), vagy írja be a kulcsot. Csak most látható.',
    'Scan this picture with an authenticator app on your phone (Aegis, or Google’s or Microsoft’s, for example), or type the key. It is shown only now.',
  ),
  picture: label('A kulcs QR-kódja', 'QR code of the key'),
  key: label('Kulcs', 'Key'),
  shown: label('A telefonon látható kód', 'The code that the phone shows'),
  confirm: label('Megerősítés', 'Confirm'),
  codesTitle: label('Tartalék kódok', 'Recovery codes'),
  codesAbout: label(
    'Ha nincs kéznél a telefonja, ezekkel léphet be, mindegyikkel egyszer. Írja fel vagy nyomtassa ki most: többé nem láthatók.',
    'Without your phone you sign in with these, once with each. Write them down or print them now: they cannot be seen again.',
  ),
  codesKept: label('Feljegyeztem', 'I have written them down'),
  isOn: label('Be van kapcsolva.', 'It is switched on.'),
  codesLeft: (count: number) => label(`Fel nem használt tartalék kód: ${count}.`, `Unused recovery codes: ${count}.`),
  currentCode: label('A telefonon látható vagy egy tartalék kód', 'The phone’s code, or a recovery code'),
  newCodes: label('Új tartalék kódok', 'New recovery codes'),
  off: label('Kikapcsolás', 'Switch off'),
  ofOther: label('Ennél a fióknál be van kapcsolva.', 'It is switched on for this account.'),
  reset: label('Kikapcsolás, mert elveszett a telefonja', 'Switch off because the phone is lost'),
  resetSure: label(
    'Ezután a jelszava egyedül is elég lesz a belépéshez. Győződjön meg róla, hogy valóban ő kérte. Kikapcsolja?',
    'The password alone will then be enough to sign in. Make sure that the request really came from them. Switch it off?',
  ),
  resetDone: label('Kikapcsolva. A naplóban is szerepel.', 'It is switched off; the log records it.'),
  sessions: label('Belépett eszközök', 'Signed-in devices'),
  ownSessions: label(
    'Ha nyilvános gépen bejelentkezve maradt, vagy elveszett a telefonja: itt minden más eszközön kijelentkezhet.',
    'If you stayed signed in on a public computer, or have lost your phone: sign out of all other devices here.',
  ),
  endOtherSessions: label('Kijelentkezés a többi eszközön', 'Sign out of other devices'),
  sessionsOfOther: label(
    'Ha elveszett a telefonja vagy a gépe: kijelentkeztetheti mindenhol. A jelszava megmarad.',
    'If their phone or computer is lost: sign them out everywhere. The password stays.',
  ),
  endSessions: label('Kijelentkeztetés mindenhol', 'Sign out everywhere'),
  notice: label(
    'Rendszergazdaként kérjük, kapcsolja be a kétlépcsős belépést. Két perc, és a jelszavával más nem léphet be.',
    'As an administrator, please switch on the second factor. It takes two minutes; nobody else can then sign in with your password.',
  ),
  noticeLink: label('Bekapcsolás a fiókom oldalán', 'Switch it on in my account'),
} as const;
